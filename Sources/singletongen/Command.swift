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

  private let arguments: Arguments
  private let formatter: DiagnosticFormatter
  private var diagnostics = Diagnostics()

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
      return print(Generator.source(of: strategy))
    }
    let specs = try readSpecs()
    let definitions = Definition.all(in: specs, &diagnostics)
    guard diagnostics.isEmpty else { return fail() }
    let generator = Generator(custom: readTemplates(definitions), &diagnostics)
    guard diagnostics.isEmpty else { return fail() }
    return generate(definitions, with: generator)
  }

  // MARK: Reading

  private mutating func readSpecs() throws(UsageError) -> [Spec] {
    if let name = arguments.name {
      guard arguments.specs.isEmpty else { throw .nameWithSpec }
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
    do throws(SystemError) {
      return try Streams.readAll(0)
    } catch {
      diagnostics.add(.unreadable(SourceText.standardInputName, error))
      return nil
    }
  }

  private mutating func read(_ path: String) -> [UInt8]? {
    do throws(SystemError) {
      return try FileHandle(path, Paths.readOnly).readAll()
    } catch {
      diagnostics.add(.unreadable(path, error))
      return nil
    }
  }

  private mutating func readTemplates(
    _ definitions: [Definition]
  ) -> [(path: String, source: SourceText)] {
    var templates: [(path: String, source: SourceText)] = []
    for path in definitions.compactMap(\.templatePath)
    where !templates.contains(where: { $0.path == path }) {
      guard let bytes = read(path) else { continue }
      templates.append((path, SourceText(name: path, bytes: bytes)))
    }
    return templates
  }
}

extension Command {
  // MARK: Writing

  private mutating func generate(_ definitions: [Definition], with generator: Generator) -> Status {
    do throws(RenderFailure) {
      guard let output = arguments.output else {
        return print(try generator.text(of: definitions[...]))
      }
      let files =
        output.hasSuffix("/") || Paths.isFolder(output)
        ? GeneratedFile.files(of: definitions, &diagnostics) : nil
      guard diagnostics.isEmpty else { return fail() }
      var texts: [(path: String, text: [UInt8])] = []
      for file in files ?? [] {
        texts.append((Paths.join(output, file.name), try generator.text(of: file.definitions)))
      }
      if files == nil { texts.append((output, try generator.text(of: definitions[...]))) }
      return write(texts)
    } catch {
      diagnostics.add(error.diagnostic)
      return fail()
    }
  }

  private mutating func write(_ texts: [(path: String, text: [UInt8])]) -> Status {
    var writer = OutputWriter()
    do throws(OutputWriter.Failure) {
      for (path, text) in texts { try writer.stage(text, for: path) }
      try writer.commit()
      return .done
    } catch {
      writer.discard()
      diagnostics.add(Diagnostic("cannot be written: \(error.reason)", with: error.path))
      return fail()
    }
  }

  private func print(_ text: [UInt8]) -> Status {
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

  private func fail() -> Status {
    Self.complain(formatter.text(of: diagnostics))
    guard arguments.name != nil else { return .failed }
    let isUsage = diagnostics.all.contains { $0.source.origin == .commandLine }
    if isUsage { Self.complain(Help.usage) }
    return isUsage ? .usage : .failed
  }

  private static func complain(_ text: String) {
    // If standard error is closed, the exit status is all there is left to say.
    try? Streams.write(Array(text.utf8), to: 2)
  }
}

extension Diagnostic {
  fileprivate static func unreadable(_ path: String, _ error: SystemError) -> Diagnostic {
    Diagnostic("cannot be read: \(error.reason)", with: path)
  }
}
