import Foundation
import SingletonGenCore
import TestSupport
import Testing

/// Templates of one's own.
@Suite struct TemplateTests {
  /// The printed template renders what the built-in one does, for the settings that it was
  /// printed for.
  @Test(arguments: Strategy.names)
  func printedTemplateRendersTheSame(_ strategy: String) throws {
    var compared = 0
    try Matrix.forEachCell { cell in
      guard cell.has("strategy = \"\(strategy)\""), cell.name.hasSuffix("7") else { return }
      guard let builtIn = try Self.render(cell.spec, nil) else { return }
      compared += 1
      let printed = String(decoding: try Self.printed(cell.spec), as: UTF8.self)
      #expect(!printed.contains("{{>") && !printed.contains("{{#"), "a part is left")
      let template = SourceText(name: "own.mustache", text: printed)
      let own = try Self.render(cell.spec + "template = \"own.mustache\"\n", template)
      #expect(own == builtIn, "\(cell.spec)")
    }
    #expect(compared > 10)
  }

  private static func printed(_ spec: String) throws -> [UInt8] {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "t.toml", text: spec)
    let definitions = Definition.all(
      in: [Spec.parse(source, diagnostics: &diagnostics)], &diagnostics)
    return Generator.printedTemplate(for: try #require(definitions.first).singleton)
  }

  @Test func printsThePartsThatSettingsUse() throws {
    let once = try Tool.run("--print-template", "once")
    #expect(once.status == 0 && once.errors == "")
    #expect(
      once.output == """
        /// {{accessor.doc}}
        {{access}}static let {{accessor.name}} = {{create}}

        private init() {}

        """)
    let destroy = try Tool.run("--print-template", "lock", "--destroy")
    #expect(destroy.status == 0 && destroy.output.contains("static func destroyShared()"))
    #expect(!destroy.output.contains("withShared"))
    let wrong = try Tool.run("--print-template", "once", "--destroy")
    #expect(wrong.status == 64 && wrong.output == "")
    #expect(wrong.errors.contains("destroy = true is incompatible with strategy = \"once\""))
  }

  /// A setting whose promise a template does not keep is an error at the setting.
  @Test(arguments: [
    "strategy = \"lock\"\n«destroy = true»", "«testing = true»", "«misuse = \"explain\"»",
    "«misuse = \"log\"»", "«copying = true»", "«detect-recursion = true»", "«create = \"A()\"»",
    "«members = \"let a = 1\"»", "«access = \"public\"»",
    "isolation = \"unchecked\"\n«per-subclass = true»", "«accessor = \"default\"»",
    "superclass = \"NSObject\"\n«objc = true»", "strategy = \"lock\"\n«lock = \"NSLock\"»",
  ])
  func brokenPromisesAreRefused(_ marked: String) throws {
    let lines = "[A]\n" + marked.filter { $0 != "«" && $0 != "»" } + "\n"
    let before = try #require(marked.split(separator: "«", omittingEmptySubsequences: false).first)
    var diagnostics = Diagnostics()
    let source = SourceText(name: "t.toml", text: lines + "template = \"own.mustache\"\n")
    let definitions = Definition.all(
      in: [Spec.parse(source, diagnostics: &diagnostics)], &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics.all.map(\.message))")
    let template = SourceText(
      name: "own.mustache", text: "static let shared = {{type.name}}()\nprivate init() {}\n")
    _ = Generator(for: definitions, custom: [("own.mustache", template)], &diagnostics)
    #expect(diagnostics.all.count == 1, "\(diagnostics.all.map(\.message))")
    let error = try #require(diagnostics.all.first)
    #expect(error.message.hasPrefix("the template 'own.mustache' does not use {{"))
    #expect(source.position(of: error.range.lowerBound).line == before.count { $0 == "\n" } + 2)
  }

  /// A template that is not the body of a type, or leaves the initializer to the compiler.
  @Test(arguments: [
    ("static let shared = A()\n", "declares no initializer"),
    ("private init() {}\n}\n", "is not the body of a type: unbalanced '}'"),
    ("private init() { \u{2} }\n", "control characters"),
  ])
  func bodiesAreChecked(_ text: String, _ message: String) throws {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "t.toml", text: "[A]\ntemplate = \"own.mustache\"\n")
    let definitions = Definition.all(
      in: [Spec.parse(source, diagnostics: &diagnostics)], &diagnostics)
    let template = SourceText(name: "own.mustache", text: text)
    _ = Generator(for: definitions, custom: [("own.mustache", template)], &diagnostics)
    #expect(diagnostics.all.map { $0.message.contains(message) } == [true])
  }

  /// The output of a spec of one table, or nil if it is refused.
  private static func render(_ spec: String, _ template: SourceText?) throws -> String? {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "t.toml", text: spec)
    let definitions = Definition.all(
      in: [Spec.parse(source, diagnostics: &diagnostics)], &diagnostics)
    guard diagnostics.isEmpty else { return nil }
    let custom = template.map { [(path: "own.mustache", source: $0)] } ?? []
    var generator = Generator(for: definitions, custom: custom, &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics.all.map(\.message))")
    return String(decoding: try generator.text(of: definitions[...]), as: UTF8.self)
  }

  @Test func isFoundBesideTheSpec() throws {
    let scratch = try Scratch()
    try scratch.write(
      "specs/mine/own.mustache",
      "static let {{accessor.name}} = {{create}} // own\n\nprivate init() {}\n"
    )
    try scratch.write("specs/a.toml", "[Audio.MusicTool]\ntemplate = \"mine/own.mustache\"\n")
    let outcome = try Tool.run("specs/a.toml", in: scratch.url)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(
      outcome.output == """
        // Code generated by singletongen from a.toml. DO NOT EDIT.
        // @generated
        // swift-format-ignore-file
        // swiftformat:disable all
        // swiftlint:disable all

        extension Audio {
          /// The only `Audio.MusicTool` of the process.
          nonisolated final class MusicTool: Sendable {
            static let shared = MusicTool() // own

            private init() {}
          }
        }

        """)
  }

  @Test func mistakesHaveTheirPlace() throws {
    let scratch = try Scratch()
    try scratch.write(
      "own.mustache", "{{acessor.name}} {\n  {{access.name}}\n  {{> initialiser}}\n{{#a}}\n")
    try scratch.write("a.toml", "[MusicTool]\ntemplate = \"own.mustache\"\n")
    let outcome = try Tool.run("a.toml", in: scratch.url)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    for wanted in [
      "own.mustache:1:3: error: no name 'acessor.name' for templates; "
        + "did you mean 'accessor.name'?\n",
      "own.mustache:2:5: error: no name 'access.name' for templates; "
        + "did you mean 'accessor.name'?\n",
      "own.mustache:3:7: error: no partial 'initialiser'; did you mean 'initializer'?\n",
      "own.mustache:4:1: error: ",
    ] {
      #expect(outcome.errors.contains(wanted), "\(outcome.errors)")
    }
  }

  @Test func aMissingTemplateIsReported() throws {
    let scratch = try Scratch()
    try scratch.write("a.toml", "[MusicTool]\ntemplate = \"none.mustache\"\n")
    let outcome = try Tool.run("a.toml", "-o", "Out/", in: scratch.url)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        a.toml:2:12: error: the template 'none.mustache' cannot be read: No such file or directory
        template = "none.mustache"
                   ^~~~~~~~~~~~~~~

        """)
    #expect(try scratch.names() == ["a.toml"])
  }
}
