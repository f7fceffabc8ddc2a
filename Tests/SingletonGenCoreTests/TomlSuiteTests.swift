import Foundation
import SingletonGenCore
import Testing

/// The cases of toml-test (https://github.com/toml-lang/toml-test).
private enum TomlSuite {
  static let folder = ProcessInfo.processInfo.environment["SINGLETONGEN_SUITES"]
    .map { URL(fileURLWithPath: $0).appendingPathComponent("toml-test") }

  /// The paths, below the suite, of the TOML files of one of its two halves.
  static func files(_ half: String) -> [String] {
    guard let folder else { return [] }
    let paths = FileManager.default.enumerator(atPath: folder.appendingPathComponent(half).path)
    return (paths?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".toml") }
      .map { half + "/" + $0 }.sorted()
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    guard let folder else { return [] }
    return Array(try Data(contentsOf: folder.appendingPathComponent(path)))
  }
}

/// A TOML value as the suite describes it; strings are bytes, so that none equals another
/// because of Unicode normalization.
private indirect enum Tree: Equatable {
  case scalar(type: String, [UInt8])
  case array([Tree])
  case table([[UInt8]: Tree])

  init?(json: Any) {
    switch json {
    case let list as [Any]: self = .array(list.compactMap(Tree.init(json:)))
    case let object as [String: Any]:
      if object.count == 2, let type = object["type"] as? String,
        let value = object["value"] as? String
      {
        self = .scalar(type: type, Array(value.utf8))
      } else {
        let pairs = object.map { (Array($0.key.utf8), Tree(json: $0.value)) }
        self = .table(Dictionary(uniqueKeysWithValues: pairs).compactMapValues { $0 })
      }
    default: return nil
    }
  }

  init(_ spec: Spec) {
    self = .table(Tree.entries(spec.defaults))
    for table in spec.tables {
      insert(Tree.entries(table.entries), at: table.path.map { Array($0.value.utf8) }[...])
    }
  }

  private static func entries(_ entries: [Spec.Entry]) -> [[UInt8]: Tree] {
    Dictionary(
      uniqueKeysWithValues: entries.map { entry in
        let value: Tree =
          switch entry.value.value {
          case .string(let text): .scalar(type: "string", Array(text.string.utf8))
          case .boolean(let flag): .scalar(type: "bool", Array("\(flag)".utf8))
          case .array(let texts):
            .array(texts.map { .scalar(type: "string", Array($0.value.string.utf8)) })
          }
        return (Array(entry.key.value.utf8), value)
      })
  }

  private mutating func insert(_ new: [[UInt8]: Tree], at path: ArraySlice<[UInt8]>) {
    guard case .table(var content) = self else { return }
    if let name = path.first {
      var child = content[name] ?? .table([:])
      child.insert(new, at: path.dropFirst())
      content[name] = child
    } else {
      content.merge(new) { old, _ in old }
    }
    self = .table(content)
  }
}

@Suite(
  .enabled(if: TomlSuite.folder != nil, "SINGLETONGEN_SUITES does not name the suites' folder"))
struct TomlSuiteTests {
  @Test func theSuiteIsThere() throws {
    #expect(TomlSuite.files("valid").count > 200)
    #expect(TomlSuite.files("invalid").count > 450)
    let compared = try TomlSuite.files("valid").filter { path in
      read(try TomlSuite.bytes(path)).diagnostics.isEmpty
    }
    #expect(compared.count > 70)
  }

  @Test(arguments: TomlSuite.files("valid"))
  func validTextIsRead(path: String) throws {
    let (spec, diagnostics) = read(try TomlSuite.bytes(path))
    if diagnostics.isEmpty {
      let json = try TomlSuite.bytes(path.dropLast(4) + "json")
      let expected = try JSONSerialization.jsonObject(with: Data(json))
      #expect(Tree(spec) == Tree(json: expected))
    } else {
      let mistakes = diagnostics.all.filter { !$0.isUnused }.map(\.message)
      #expect(mistakes == [])
    }
  }

  @Test(arguments: TomlSuite.files("invalid"))
  func invalidTextIsRefused(path: String) throws {
    let bytes = try TomlSuite.bytes(path)
    let (_, diagnostics) = read(bytes)
    #expect(!diagnostics.isEmpty)
    #expect(diagnostics.all.contains { !$0.isUnused }, "refused only as something unused")
    checkInvariants(bytes)
  }
}
