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
  var diagnostics = Diagnostics()
  /// What was read, in order.
  private var inputs: [Input] = []

  static func run(_ words: [String]) -> Status {
    var command = Command(Arguments(words))
    do throws(UsageError) {
      return try command.run()
    } catch {
      return command.refuse([error])
    }
  }

  private init(_ arguments: Arguments) {
    self.arguments = arguments
    formatter = DiagnosticFormatter(usesColor: Terminal.usesColor(arguments.color))
  }

  private mutating func run() throws(UsageError) -> Status {
    if arguments.asksForHelp { return print(Array(Help.text(width: Terminal.width).utf8)) }
    if arguments.asksForVersion { return print(Array("singletongen \(version)\n".utf8)) }
    guard arguments.mistakes.isEmpty else { return refuse(arguments.mistakes) }
    if let shell = arguments.completionScript { return print(Array(shell.script.utf8)) }
    if arguments.asksForManual { return print(Array(Manual.text.utf8)) }
    if let strategy = arguments.printTemplate {
      return printTemplate(of: strategy)
    }
    try arguments.writing.validate(output: arguments.output)
    let specs = try readSpecs()
    let definitions = Definition.all(in: specs, &diagnostics)
    guard diagnostics.isEmpty else { return fail() }
    var generator = Generator(
      for: definitions, custom: readTemplates(definitions), &diagnostics)
    guard diagnostics.isEmpty else { return fail() }
    return generate(definitions, with: &generator)
  }

  /// Prints the template of a strategy for the settings given beside it.
  private mutating func printTemplate(of strategy: Strategy) -> Status {
    let start = arguments.source.bytes.count
    let name = arguments.name ?? Located("Name", at: start..<start)
    let given = (setting: Setting[.strategy], value: Located(strategy.rawValue, at: start..<start))
    let flags = arguments.settings.filter { $0.setting.id != .strategy } + [given]
    let spec = Spec(name: name, flags: flags, in: arguments.source)
    guard let definition = Definition.all(in: [spec], &diagnostics).first, diagnostics.isEmpty
    else { return fail() }
    return print(Generator.printedTemplate(for: definition.singleton))
  }

  // MARK: Reading

  private mutating func readSpecs() throws(UsageError) -> [Spec] {
    if let name = arguments.name {
      if let spec = arguments.specs.first { throw .nameWithSpec(spec) }
      return [Spec(name: name, flags: arguments.settings, in: arguments.source)]
    }
    if let given = arguments.settings.first { throw .settingWithoutName(given.setting) }
    guard !arguments.specs.isEmpty else { throw .nothingToDo }
    guard arguments.specs.count(where: { $0 == "-" }) < 2 else { throw .standardInputTwice() }
    var specs: [Spec] = []
    for path in arguments.specs {
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
      let bytes = try Streams.readAll(0)
      return note(Input(name, try Streams.status(of: 0)), isSpec: true) ? bytes : nil
    } catch {
      diagnostics.add(.unreadable(name, error))
      return nil
    }
  }

  /// Reads a spec, or the template that a definition asks for.
  private mutating func read(_ path: String, for definition: Definition? = nil) -> [UInt8]? {
    do throws(SystemError) {
      let file = try FileHandle(path, Paths.readOnly)
      let bytes = try file.readAll()
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
        Self.complain(
          formatter.headline("<stdout>", "error", "cannot be written: \(error.reason)"))
      }
      return .failed
    }
  }

  // MARK: Complaining

  /// Says what is wrong with the command line, and how it is written.
  private func refuse(_ mistakes: [UsageError]) -> Status {
    Self.complain(formatter.text(of: mistakes.map(\.message)) + Help.usage)
    return .usage
  }

  func fail() -> Status {
    Self.complain(formatter.text(of: diagnostics))
    let isUsage = diagnostics.all.contains { $0.source.origin == .commandLine }
    if isUsage { Self.complain(Help.usage) }
    return isUsage ? .usage : .failed
  }

  static func complain(_ text: String) {
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
      "the template \(path.quoted) cannot be read: \(error.reason)", in: definition.source,
      at: definition.singleton.settings.range(of: .template) ?? definition.nameRange)
  }

  fileprivate static func unreadable(_ path: String, _ error: SystemError) -> Diagnostic {
    Diagnostic("cannot be read: \(error.reason)", with: path)
  }
}
