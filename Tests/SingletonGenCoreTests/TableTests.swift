import Foundation
import SingletonGenCore
import SingletonGenTemplates
import Testing

/// What is written down twice says the same twice.
@Suite struct TableTests {
  private static let readme: String = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let url = root.appendingPathComponent("README.md")
    return (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }()

  @Test func settingsStandInTheOrderOfTheirIdentifiers() {
    #expect(Setting.all.map(\.id) == Setting.ID.allCases)
    #expect(Set(Setting.all.map(\.name)).count == Setting.all.count)
  }

  @Test(arguments: Setting.all.map(\.name))
  func readmeHasTheSetting(_ name: String) throws {
    let setting = try #require(Setting.named(name))
    let row = "| \(Self.row(setting)) |"
    let isThere = Self.readme.contains(row + "\n")
    #expect(isThere, "README.md lacks this row:\n\(row)")
  }

  private static func row(_ setting: Setting) -> String {
    let values =
      switch setting.form {
      case .choice(let values): values.map { "`\($0)`" }.joined(separator: ", ")
      case .text(let placeholder): placeholder
      case .list(let placeholder): "list of: \(placeholder)"
      case .flag: "`true`, `false`"
      }
    let isWord = setting.defaultText.allSatisfy { $0.isLetter } && setting.defaultText != "none"
    let defaultText = isWord ? "`\(setting.defaultText)`" : setting.defaultText
    return ["`\(setting.name)`", values, defaultText, setting.summary].joined(separator: " | ")
  }

  @Test func everyTemplateHasAText() {
    #expect(Templates.names.starts(with: Strategy.names))
    #expect(Set(Templates.names).count == Templates.names.count)
    for name in Templates.names { #expect(Templates.bytes(named: name) != nil, "no \(name)") }
  }

  private static let templates = Templates.names.compactMap { name in
    var diagnostics: [Diagnostic] = []
    let source = SourceText(name: name, bytes: Templates.bytes(named: name) ?? [])
    let template = Template.parse(source, &diagnostics)
    #expect(diagnostics.isEmpty, "\(name): \(diagnostics.map(\.message))")
    return template
  }

  /// Every name that a built-in template uses is known, and no name or template is there for
  /// nothing.
  @Test func builtInTemplatesUseAllNames() throws {
    let references = Self.templates.flatMap(\.references)
    let used = Set(references.filter { $0.kind != .partial }.map(\.name))
    #expect(used == Set(TemplateName.all.map(\.path)))
    let partials = Set(references.filter { $0.kind == .partial }.map(\.name))
    #expect(partials == Set(Templates.names).subtracting(Strategy.names))
  }

  /// The README describes the names that a template of one's own needs.
  @Test func readmeDescribesNames() {
    let names = TemplateName.all.filter { Self.readme.contains("`\($0.path)`") }
    #expect(names.count >= 20)
  }
}
