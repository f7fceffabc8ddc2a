/// A Swift identifier, checked against the grammar of The Swift Programming Language
/// (Lexical Structure, Identifiers).
package struct Identifier: Hashable, Sendable {
  /// The name without backticks.
  package let name: String

  /// Nil if the text is not an identifier, with or without backticks around it.
  package init?(_ text: String) {
    let name = Self.unquoted(text)
    guard Self.isIdentifier(name) else { return nil }
    self.name = name
  }

  /// The name as it is written in source: between backticks if Swift gives the word a meaning.
  package var spelling: String {
    Self.isKeyword(name) ? "`\(name)`" : name
  }

  private static func unquoted(_ text: String) -> String {
    guard text.utf8.count > 2, text.first == "`", text.last == "`" else { return text }
    return String(text.dropFirst().dropLast())
  }

  private static func isIdentifier(_ text: String) -> Bool {
    guard text != "_", let first = text.unicodeScalars.first, isHead(first) else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy(isPart)
  }

  static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x5F: true
    case 0..<0x80: false
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
    default: isPart(scalar)
    }
  }

  static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF: true
    case 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x218F: true
    case 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF: true
    case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF: true
    case 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD: true
    case 0x10000..<0xF0000: scalar.value & 0xFFFF < 0xFFFE
    default: false
    }
  }

  /// Whether a word needs backticks to be a name everywhere in generated source.
  package static func isKeyword(_ word: String) -> Bool {
    guard let first = word.utf8.first, word.utf8.count <= 15 else { return false }
    // Every Swift keyword begins with a small letter, but for these four.
    if first < UInt8(ascii: "a") {
      return word == "Any" || word == "Self" || word == "Type" || word == "Protocol"
    }
    return keywords.contains(word)
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrow", "borrowing", "break",
    "case", "catch", "class", "consume", "consuming", "continue", "copy", "default", "defer",
    "deinit", "discard", "do", "each", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is", "isolated", "let", "macro", "nil", "nonisolated", "operator", "package",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "sending", "some", "static", "struct", "subscript", "super", "switch", "then", "throw",
    "throws", "true", "try", "typealias", "unsafe", "var", "where", "while",
  ]
}
