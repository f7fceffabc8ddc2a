/// A type or module that the user names in a setting, checked to be a name and no other Swift:
/// identifiers joined by dots, each with generic arguments of the same kind.
package struct TypeReference: Hashable, Sendable {
  /// As the user wrote it, with one space after each comma and none elsewhere.
  package let text: String
  /// Every identifier in it, without backticks.
  package let identifiers: [String]

  /// Nil if the text is anything but a name. Attributes such as `@unchecked` are not names.
  package init?(_ text: String) {
    var scanner = Scanner(scalars: Array(text.unicodeScalars))
    guard scanner.scanType(), scanner.isAtEnd else { return nil }
    self.text = scanner.output
    identifiers = scanner.identifiers
  }

  /// Whether it is one identifier or several joined by dots, as the name of a module is.
  package var isPath: Bool { !text.utf8.contains(UInt8(ascii: "<")) }

  private struct Scanner {
    let scalars: [Unicode.Scalar]
    var index = 0
    var depth = 0
    var output = ""
    var identifiers: [String] = []

    var isAtEnd: Bool { index == scalars.count }

    /// Deeper than any real type; keeps recursion off the end of the stack.
    static let depthLimit = 32

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard index < scalars.count, scalars[index] == scalar else { return false }
      index += 1
      return true
    }

    mutating func skipSpaces() {
      while take(" ") {}
    }

    mutating func scanIdentifier() -> Bool {
      let start = index
      if take("`") {
        while index < scalars.count, scalars[index] != "`" { index += 1 }
        guard take("`") else { return false }
      } else {
        while index < scalars.count, Identifier.isPart(scalars[index]) { index += 1 }
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[start..<index])
      guard let identifier = Identifier(String(text)) else { return false }
      identifiers.append(identifier.name)
      output += identifier.spelling
      return true
    }

    mutating func scanType() -> Bool {
      guard depth < Self.depthLimit else { return false }
      repeat {
        guard scanIdentifier() else { return false }
        if take("<") {
          guard scanArguments() else { return false }
        }
        guard take(".") else { return true }
        output += "."
      } while true
    }

    mutating func scanArguments() -> Bool {
      output += "<"
      depth += 1
      defer { depth -= 1 }
      repeat {
        skipSpaces()
        guard scanType() else { return false }
        skipSpaces()
        if take(",") {
          output += ", "
        } else {
          guard take(">") else { return false }
          output += ">"
          return true
        }
      } while true
    }
  }
}
