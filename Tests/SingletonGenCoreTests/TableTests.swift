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

  @Test func strategiesHaveTemplates() {
    #expect(Templates.strategies.map(\.name) == Strategy.names)
  }

  /// Every name that a built-in template uses is one that a view has.
  @Test func builtInTemplatesUseKnownNames() throws {
    var names = Names()
    for key in ViewKey.allCases { _ = names.intern(key.name) }
    let partials = Set((Templates.partials + Templates.strategies).map(\.name))
    for (name, bytes) in Templates.strategies + Templates.partials {
      var diagnostics = Diagnostics()
      let template = Template.parse(
        SourceText(name: name, bytes: bytes), names: &names, diagnostics: &diagnostics)
      #expect(diagnostics.isEmpty, "\(name): \(diagnostics.all.map(\.message))")
      for reference in template.references {
        let used = try #require(reference.components.first).value
        if reference.kind == .partial {
          #expect(partials.contains(names[used]), "\(name): no partial \(names[used])")
        } else {
          #expect(used.index < ViewKey.allCases.count, "\(name): no name \(names[used])")
        }
      }
    }
  }

  /// No name is computed for nothing, and the README tells of each that templates need.
  @Test func everyNameIsUsed() {
    let texts = (Templates.strategies + Templates.partials).map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
    for key in ViewKey.allCases where key != .parent {
      let isUsed = texts.contains { text in
        ["{{\(key.name)}}", "{{#\(key.name)}}", "{{^\(key.name)}}"].contains(where: text.contains)
      }
      #expect(isUsed, "no template uses \(key.name)")
      let isTold = key.isOfFile || Self.readme.contains("`\(key.name)`")
      #expect(isTold, "README.md does not tell of \(key.name)")
    }
  }
}
