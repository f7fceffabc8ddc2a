// The messages about values, of the stage that reads a spec's TOML.

extension Diagnostic {
  static func missingValue(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "a value must stand here; write a string in quotes, true, false or an array of strings",
      in: source, at: range)
  }

  static func notAValue(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    let word = SpecExcerpt.escaped(source.bytes[range])
    let lowercase = word.lowercased()
    let message =
      lowercase == "true" || lowercase == "false"
      ? "'\(word)' is not a value; write \(lowercase), in small letters"
      : "'\(word)' is not a value; write a string in quotes, true, false or an array of strings"
    return Diagnostic(message, in: source, at: range)
  }

  /// `range` is the opening bracket or brace.
  static func unclosed(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    let message =
      source.bytes[range].first == UInt8(ascii: "[")
      ? "the array is not closed; write ']' behind its last value"
      : "the inline table is not closed; write '}' behind its last value"
    return Diagnostic(message, in: source, at: range)
  }

  static func missingComma(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "a comma or the closing bracket must follow the value before; write one of the two",
      in: source, at: range)
  }

  static func trailingComma(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "a comma cannot follow the last value of an inline table; remove it", in: source, at: range)
  }

  static func lineBreakInInlineTable(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "an inline table cannot go over several lines; write a table with a header, such as [name]",
      in: source, at: range)
  }
}

/// Text from outside, made fit to stand in a message.
enum SpecExcerpt {
  /// How many characters of a text a message shows.
  static let limit = 40

  /// The text in single quotes.
  static func quoted(_ text: String) -> String {
    "'\(escaped(text))'"
  }

  /// The text of bytes that are UTF-8, made fit as that of a string is.
  static func escaped(_ bytes: ArraySlice<UInt8>) -> String {
    escaped(String(decoding: bytes.prefix(8 * limit), as: UTF8.self))
  }

  /// The text, cut after `limit` characters, with those that cannot be seen or would change how
  /// the line looks written like `U+0000`.
  static func escaped(_ text: String) -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      if count == limit { return result + "…" }
      count += 1
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        result += "U+" + hex(scalar.value, digits: 4)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Upper-case hexadecimal digits, at least as many as given.
  static func hex(_ number: UInt32, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
