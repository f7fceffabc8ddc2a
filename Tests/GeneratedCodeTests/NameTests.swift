import Foundation
import SingletonGenCore
import TestSupport
import Testing

/// Whatever the type, its accessor or its members are called, the output compiles.
@Suite struct NameTests {
  /// Settings whose outputs use every name there is.
  private static let settings = [
    "strategy = \"once\"\ntesting = true\ndetect-recursion = true\n",
    "strategy = \"lock\"\ndestroy = true\ntesting = true\ndetect-recursion = true\n",
    "strategy = \"lock\"\nmisuse = \"explain\"\n",
    "strategy = \"lock\"\nlock = \"NSLock\"\nmisuse = \"log\"\n",
    "strategy = \"eager\"\nsuperclass = \"Foundation.NSObject\"\ncopying = true\n",
    "strategy = \"flexible\"\nisolation = \"unchecked\"\nper-subclass = true\ntesting = true\n"
      + "detect-recursion = true\n",
    "strategy = \"lock\"\nisolation = \"unchecked\"\nper-subclass = true\ndestroy = true\n",
    "isolation = \"unsafe\"\ntesting = true\n",
    "kind = \"actor\"\ncopying = true\nstrategy = \"lock\"\n",
  ]

  private static let names =
    [
      "Actor", "Bool", "Error", "Int", "MainActor", "ObjectIdentifier", "Result", "Sendable",
      "String", "TaskLocal", "Void", "fatalError", "isKnownUniquelyReferenced", "precondition",
      "Atomic", "Mutex", "NSCopying", "NSLock", "NSMutableCopying", "NSZone", "Thread",
      "FileHandle", "Data", "OSAllocatedUnfairLock",
      "Never", "Array", "Optional", "Any", "Self", "Type", "Protocol", "self", "init",
      "class", "some", "any", "await", "nil", "default",
      "instance", "storage", "Storage", "Slot", "slot", "slots", "make", "making", "Making",
      "WeakMaking", "watched", "replacement", "Replacement", "InitializerKey", "Value", "Failure",
      "result", "beforeMain", "inProgress", "currentTask", "stopIfMaking", "survivor", "lock",
      "isReady", "key", "zone", "operation", "isolation", "withValue", "get", "copy", "error",
      "task", "type", "line", "message", "NSObject", "Identifiable",
    ]

  /// All names as types of one module and of one namespace, with all settings.
  @Test(arguments: settings.indices)
  func typesOfAnyName(_ index: Int) throws {
    try typesOfNames(Self.names, index)
  }

  /// Modules that the output names.
  @Test(arguments: settings.indices)
  func typesNamedAsModules(_ index: Int) throws {
    try typesOfNames(["Synchronization", "Foundation", "os", "Swift"], index)
  }

  private func typesOfNames(_ names: [String], _ index: Int) throws {
    var spec = ""
    var refused: [String] = []
    for (number, name) in names.enumerated() {
      for header in ["[\"Outer\(number)\".\"\(name)\"]\n", "[\"\(name)\"]\n"] {
        var diagnostics = Diagnostics()
        let table = header + Self.settings[index]
        let source = SourceText(name: "names.toml", text: table)
        _ = Definition.all(in: [Spec.parse(source, diagnostics: &diagnostics)], &diagnostics)
        if diagnostics.isEmpty {
          spec += table + "\n"
        } else {
          refused.append(name)
        }
      }
    }
    let outers = names.indices.map { "public nonisolated enum Outer\($0) {}\n" }.joined()
    try compile(spec, outers)
    // Each has another meaning where it would be used.
    let known: Set<String> = [
      "Type", "Protocol", "self", "Self", "copy", "Sendable", "Swift", "Synchronization",
      "Foundation", "os", "instance", "slot", "key", "slots", "type", "lock", "storage",
      "replacement", "Value", "Failure", "message", "InitializerKey",
    ]
    #expect(Set(refused).isSubset(of: known), "\(refused)")
  }

  /// All names as accessors and as names of members.
  @Test(arguments: settings.indices)
  func accessorsAndMembersOfAnyName(_ index: Int) throws {
    var spec = ""
    for (number, name) in Self.names.enumerated() {
      for table in [
        "[A\(number)]\naccessor = \"\(name)\"\n" + Self.settings[index],
        "[M\(number)]\nmembers = 'func `\(name)`() {}'\n" + Self.settings[index],
        "[V\(number)]\nmembers = 'var `\(name)`: Swift.Int { 1 }'\n" + Self.settings[index],
        "[S\(number)]\nmembers = 'static func `\(name)`(_ x: Swift.Int) {}'\n"
          + Self.settings[index],
      ] {
        var diagnostics = Diagnostics()
        let source = SourceText(name: "names.toml", text: table)
        _ = Definition.all(in: [Spec.parse(source, diagnostics: &diagnostics)], &diagnostics)
        if diagnostics.isEmpty { spec += table + "\n" }
      }
    }
    try compile(spec, "")
  }

  /// A nested type with the name of its parent, and a keyword all the way down.
  @Test func nestedTypesOfTheSameName() throws {
    try compile(
      """
      [Audio.Audio]
      [class.class]
      strategy = "lock"
      [Audio.Inner.Audio]
      strategy = "eager"
      [Audio.Extended]
      form = "extension"
      testing = true
      detect-recursion = true
      """,
      """
      enum Audio { enum Inner {} }
      enum `class` {}
      extension Audio { nonisolated final class Extended: Sendable { init() {} } }
      """)
  }

  private func compile(_ spec: String, _ support: String) throws {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "names.toml", text: spec)
    let definitions = Definition.all(
      in: [Spec.parse(source, diagnostics: &diagnostics)], &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics.all.map(\.message))")
    var generator = Generator(for: definitions, custom: [], &diagnostics)
    let text = String(decoding: try generator.text(of: definitions[...]), as: UTF8.self)
    let scratch = try Scratch()
    let generated = try scratch.write("names.swift", text).path
    let other = try scratch.write("support.swift", support).path
    let outcome = try Tool.run(
      executable: "swiftc",
      ["-swift-version", "6", "-warnings-as-errors", "-DDEBUG", "-wmo", "-parse-as-library"]
        + ["-typecheck", "-module-name", "Names", generated, other])
    #expect(outcome.status == 0, "\(outcome.errors.prefix(3000))")
  }
}
