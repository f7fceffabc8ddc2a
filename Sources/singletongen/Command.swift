import SingletonGenCore

/// One run of the command, from its arguments to its exit status.
struct Command {
  /// The exit statuses of the contract.
  enum Status: Int32 {
    case done = 0
    /// Something is wrong with a spec or a file.
    case failed = 1
    /// The command line is wrong (`EX_USAGE`).
    case usage = 64
  }

  let arguments: Arguments
  let formatter: DiagnosticFormatter
  var diagnostics: Diagnostics
  /// What was read, in order.
  private var inputs: [Input] = []

  /// Runs with the arguments after the command's name, as the system has them.
  static func run(_ arguments: [[UInt8]]) -> Status {
    var command = Command(Arguments(arguments))
    return command.run()
  }

  private init(_ arguments: Arguments) {
    self.arguments = arguments
    diagnostics = arguments.diagnostics
    formatter = DiagnosticFormatter(usesColor: Terminal.usesColor(arguments.color))
  }

  private mutating func run() -> Status {
    if arguments.has(.help) { return print(Array(Help.text(width: Terminal.width).utf8)) }
    if arguments.has(.version) { return print(Array("singletongen \(version)\n".utf8)) }
    guard diagnostics.isEmpty else { return fail() }
    if let shell = arguments.value(of: .generateCompletionScript) {
      return print(Array((Shell(rawValue: shell.value)?.script ?? "").utf8))
    }
    if arguments.has(.generateManual) { return print(Array(Manual.text.utf8)) }
    if let strategy = arguments.value(of: .printTemplate) { return printTemplate(of: strategy) }
    let definitions = Definition.all(in: readSpecs(), &diagnostics)
    guard diagnostics.isEmpty else { return fail() }
    var generator = Generator(
      for: definitions, custom: readTemplates(definitions), &diagnostics)
    guard diagnostics.isEmpty else { return fail() }
    return generate(definitions, with: &generator)
  }

  /// Prints the template of a strategy for the settings given beside it.
  private mutating func printTemplate(of strategy: Located<String>) -> Status {
    let name = arguments.value(of: .name) ?? Located("Name", at: strategy.range)
    let flags = arguments.settings + [(Setting[.strategy], strategy)]
    let spec = Spec(name: name, flags: flags, in: arguments.source)
    guard let definition = Definition.all(in: [spec], &diagnostics).first, diagnostics.isEmpty
    else { return fail() }
    return print(Generator.printedTemplate(for: definition.singleton))
  }

  // MARK: Reading

  private mutating func readSpecs() -> [Spec] {
    if let name = arguments.value(of: .name) {
      return [Spec(name: name, flags: arguments.settings, in: arguments.source)]
    }
    var specs: [Spec] = []
    for path in arguments.specs.map(\.value) {
      let bytes = path == "-" ? readStandardInput() : read(path)
      guard let bytes else { continue }
      let name = path == "-" ? SourceText.standardInputName : path
      let source = SourceText(name: name, bytes: bytes)
      specs.append(Spec.parse(source, diagnostics: &diagnostics))
    }
    return specs
  }

  private mutating func readStandardInput() -> [UInt8]? {
    let name = SourceText.standardInputName
    do throws(SystemError) {
      let bytes = try Streams.readAll(0, limit: Input.limit)
      return note(Input(name, try Streams.status(of: 0)), isSpec: true) ? bytes : nil
    } catch {
      diagnostics.add(.unreadable(name, error))
      return nil
    }
  }

  /// Reads a spec, or the template that a definition asks for.
  private mutating func read(_ path: String, for definition: Definition? = nil) -> [UInt8]? {
    do throws(SystemError) {
      let file = try OpenFile(path, O_RDONLY)
      let bytes = try file.readAll(limit: Input.limit)
      return note(Input(path, try file.status()), isSpec: definition == nil) ? bytes : nil
    } catch {
      diagnostics.add(
        definition.map { .unreadable(path, error, for: $0) } ?? .unreadable(path, error))
      return nil
    }
  }

  /// Keeps an input in mind; a spec that was given before is a mistake, and of no use.
  private mutating func note(_ input: Input, isSpec: Bool) -> Bool {
    if isSpec, let first = inputs.first(where: { $0.identity == input.identity }) {
      diagnostics.add(.sameSpec(input.path, first: first.path))
      return false
    }
    inputs.append(input)
    return true
  }

  private mutating func readTemplates(
    _ definitions: [Definition]
  ) -> [(path: String, source: SourceText)] {
    var templates: [(path: String, source: SourceText)] = []
    for definition in definitions {
      guard let path = definition.templatePath, !templates.contains(where: { $0.path == path })
      else { continue }
      guard let bytes = read(path, for: definition) else { continue }
      templates.append((path, SourceText(name: path, bytes: bytes)))
    }
    return templates
  }
}

extension Command {
  // MARK: Writing

  private mutating func generate(_ definitions: [Definition], with generator: inout Generator)
    -> Status
  {
    do throws(Diagnostic) {
      guard let output = arguments.output else {
        return print(try generator.text(of: definitions[...]))
      }
      return carryOut(
        try Plan(output: output, definitions, with: &generator, from: inputs, &diagnostics))
    } catch {
      diagnostics.add(error)
      return fail()
    }
  }

  func print(_ text: [UInt8]) -> Status {
    do throws(SystemError) {
      try Streams.write(text, to: 1)
      return .done
    } catch {
      // Whoever reads has had enough: there is nobody left to tell.
      if !error.isBrokenPipe {
        printErrors(of: Diagnostic("cannot be written: \(error.reason)", with: "<stdout>"))
      }
      return .failed
    }
  }

  // MARK: Errors

  /// Prints the errors, after them the usage if they are about the command line, and gives the
  /// exit status.
  func fail() -> Status {
    let isUsage = diagnostics.all.contains { $0.source.origin == .commandLine }
    printError(formatter.text(of: diagnostics) + (isUsage ? Help.usage : ""))
    return isUsage ? .usage : .failed
  }

  func printErrors(of diagnostic: Diagnostic) {
    var diagnostics = Diagnostics()
    diagnostics.add(diagnostic)
    printError(formatter.text(of: diagnostics))
  }

  private func printError(_ text: String) {
    // If standard error is closed, the exit status is all there is left to say.
    try? Streams.write(Array(text.utf8), to: 2)
  }
}

extension Diagnostic {
  fileprivate static func sameSpec(_ path: String, first: String) -> Diagnostic {
    let reason = path == first ? "" : ", as \(first.quoted) before"
    return Diagnostic("this spec is given twice\(reason); leave one out", with: path)
  }

  fileprivate static func unreadable(
    _ path: String, _ error: SystemError, for definition: Definition
  ) -> Diagnostic {
    Diagnostic(
      "the template \(path.quoted) cannot be read: \(error.inputReason)", in: definition.source,
      at: definition.singleton.settings.range(of: .template) ?? definition.nameRange)
  }

  fileprivate static func unreadable(_ path: String, _ error: SystemError) -> Diagnostic {
    Diagnostic("cannot be read: \(error.inputReason)", with: path)
  }
}
