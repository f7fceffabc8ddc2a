import Foundation
import SingletonGenCore
import Testing

/// The required modules of the official Mustache suite, in the directory that the environment
/// variable SINGLETONGEN_SUITES names.
@Suite(.enabled(if: MustacheSuite.directory != nil, "SINGLETONGEN_SUITES is not set"))
struct MustacheSuiteTests {
  /// What HTML escaping writes; the ampersand is first.
  private static let references = [
    ("&", "&amp;"), ("\"", "&quot;"), ("<", "&lt;"), (">", "&gt;"),
  ]

  @Test(arguments: MustacheSuite.modules)
  func moduleIsThere(_ module: String) throws {
    #expect(try MustacheSuite.load(module).count >= 12)
  }

  @Test(arguments: MustacheSuite.allCases)
  func rendersAsSpecified(_ specified: MustacheCase) throws {
    let output = try specified.render { text in
      Self.references.reduce(text) { text, reference in
        text.replacingOccurrences(of: reference.0, with: reference.1)
      }
    }
    #expect(output == specified.expected)
  }

  @Test(arguments: MustacheSuite.allCases)
  func rendersWithoutEscaping(_ specified: MustacheCase) throws {
    let expected = Self.references.reversed().reduce(specified.expected) { text, reference in
      text.replacingOccurrences(of: reference.1, with: reference.0)
    }
    #expect(try specified.render(escape: nil) == expected)
  }
}

enum MustacheSuite {
  static let modules = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections",
  ]

  static var directory: String? {
    ProcessInfo.processInfo.environment["SINGLETONGEN_SUITES"]
  }

  /// The cases of all modules that can be read; `moduleIsThere` fails for the others.
  static var allCases: [MustacheCase] {
    modules.flatMap { (try? load($0)) ?? [] }
  }

  static func load(_ module: String) throws -> [MustacheCase] {
    struct File: Decodable { var tests: [MustacheCase] }
    let path = "\(directory ?? "")/mustache/\(module).json"
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try JSONDecoder().decode(File.self, from: data).tests.map { specified in
      var specified = specified
      specified.module = module
      return specified
    }
  }
}

struct MustacheCase: Decodable, Sendable, CustomTestStringConvertible {
  var module: String?
  var name: String
  var data: MustacheData
  var template: String
  var partials: [String: String]?
  var expected: String

  var testDescription: String { "\(module ?? ""): \(name)" }

  func render(escape: ((String) -> String)?) throws -> String {
    #expect(templateErrors(template).isEmpty)
    return try rendered(template, data.value, partials: partials ?? [:], escape: escape)
  }
}

/// The JSON data of a case.
enum MustacheData: Decodable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([MustacheData])
  case object([String: MustacheData])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([MustacheData].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: MustacheData].self))
    }
  }

  var value: Value {
    switch self {
    case .null: .null
    case .flag(let flag): .flag(flag)
    case .number(let number): .text(Int(exactly: number).map { "\($0)" } ?? "\(number)")
    case .text(let text): .text(text)
    case .list(let list): .list(list.map(\.value))
    case .object(let members): .object(members.mapValues(\.value))
    }
  }
}
