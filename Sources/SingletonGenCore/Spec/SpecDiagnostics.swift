// The messages of the stage that reads a spec's TOML.

/// What TOML has and a spec does not use.
enum UnusedConstruct: String, CaseIterable {
  case number = "numbers; write it as a string, in quotes"
  case dateOrTime = "dates and times; write it as a string, in quotes"
  case inlineTable = "inline tables; write a table with a header, such as [name]"
  case arrayOfTables = "arrays of tables; write a table with a name of its own, such as [name]"
  case dottedKey = "dotted keys; write a header, such as [name], and a plain key below it"
  case nestedArray = "arrays in arrays; write one array of strings"
  case inlineTableInArray = "inline tables in arrays; write an array of strings"
  case booleanInArray = "true and false in arrays; write them as strings, in quotes"
  case numberInArray = "numbers in arrays; write them as strings, in quotes"
  case dateOrTimeInArray = "dates and times in arrays; write them as strings, in quotes"

  init(inArray scalar: TOMLScalar) {
    switch scalar {
    case .boolean: self = .booleanInArray
    case .number: self = .numberInArray
    case .dateOrTime: self = .dateOrTimeInArray
    }
  }
}

extension Diagnostic {
  /// The one message about text that is TOML but nothing for a spec.
  static func unused(
    _ construct: UnusedConstruct, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic("a spec does not use \(construct.rawValue)", in: source, at: range)
  }

  // MARK: Encoding and characters

  static func textIsUTF16(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    Diagnostic("the text is UTF-16, not UTF-8; save it as UTF-8", in: source, at: range)
  }

  static func invalidUTF8(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    let bytes = source.bytes[range].map { "0x" + SpecExcerpt.hex(UInt32($0), digits: 2) }
    let message =
      "the text is not UTF-8 from here on (\(bytes.joined(separator: " "))); save it as UTF-8"
    return Diagnostic(message, in: source, at: range)
  }

  static func controlCharacter(
    _ byte: UInt8, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    let code = SpecExcerpt.hex(UInt32(byte), digits: 4)
    let message =
      "the control character U+\(code) is not allowed; remove it, "
      + "or write \\u\(code) in a string in double quotes"
    return Diagnostic(message, in: source, at: range)
  }

  static func bareCarriageReturn(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "the carriage return U+000D is not followed by a line feed U+000A; end the line with both "
        + "or with the line feed alone", in: source, at: range)
  }

  static func expectedLineEnd(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "nothing but a comment can follow on this line; remove this or start a new line",
      in: source, at: range)
  }

  // MARK: Strings

  /// `range` starts at the opening quotes.
  static func unterminatedString(
    isMultiline: Bool, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    let quotes = SpecExcerpt.escaped(source.bytes[range].prefix(isMultiline ? 3 : 1))
    let place = isMultiline ? "behind its text" : "at its end, on the same line"
    return Diagnostic(
      "the string has no end; write \(quotes) \(place)", in: source, at: range)
  }

  static func unknownEscape(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    let escape = SpecExcerpt.escaped(source.bytes[range])
    let message =
      "there is no escape \(escape); write \\\\ for a backslash, or a string in single quotes"
    return Diagnostic(message, in: source, at: range)
  }

  static func incompleteUnicodeEscape(
    digits: Int, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    let letter = digits == 4 ? "u" : "U"
    return Diagnostic(
      "\\\(letter) needs \(digits) hexadecimal digits; write all of them, or \\\\\(letter) for a "
        + "backslash and the letter", in: source, at: range)
  }

  static func notAUnicodeScalar(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "the escape is no Unicode character; write a code up to 10FFFF that is not one of the "
        + "surrogates D800 to DFFF", in: source, at: range)
  }

  // MARK: Keys

  /// `range` is the character that stands in the key's place; empty at the end of a line.
  static func expectedKey(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    let instead = range.isEmpty ? "" : ", not '\(SpecExcerpt.escaped(source.bytes[range]))'"
    return Diagnostic(
      "a name must stand here\(instead); write one of the letters A to Z, digits, '_' and '-', "
        + "or any other in quotes", in: source, at: range)
  }

  static func multilineKey(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "a name cannot be a multi-line string; write it in one pair of quotes",
      in: source, at: range)
  }

  static func expectedEquals(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "'=' must follow the key; write key = \"value\", or [name] for a header, "
        + "and a key with other characters in quotes", in: source, at: range)
  }

  static func duplicateKey(
    _ key: String, first: Range<Int>, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    let key = SpecExcerpt.quoted(key)
    return Diagnostic(
      "the key \(key) is given twice; remove one of the two", in: source, at: range,
      notes: [.init(message: "\(key) was given first here", source: source, range: first)])
  }

  // MARK: Tables

  static func emptyHeader(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    Diagnostic("the header has no name; write one in the brackets", in: source, at: range)
  }

  static func genericHeader(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "a generic type cannot be a singleton, since Swift has no stored statics in generic types; "
        + "name a plain type",
      in: source, at: range)
  }

  static func unclosedHeader(
    brackets: Int, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    let closing = String(repeating: "]", count: brackets)
    return Diagnostic(
      "the header is not closed; write \(closing) behind its name, "
        + "and a name with other characters in quotes", in: source, at: range)
  }

  static func duplicateTable(
    first: Range<Int>, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    let path = SpecExcerpt.escaped(source.bytes[range])
    return Diagnostic(
      "the table [\(path)] is defined twice; give it another name, or put its keys "
        + "below the first header", in: source, at: range,
      notes: [.init(message: "[\(path)] was defined first here", source: source, range: first)])
  }

  /// A name that would become a table, or get keys, though what it is does not allow that.
  static func cannotExtend(
    _ name: String, _ conflict: SpecNames.Conflict, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    let name = SpecExcerpt.quoted(name)
    let kind =
      switch conflict.kind {
      case .value: "a key with a value"
      case .implied, .table, .dotted: "a table"
      case .tables: "an array of tables"
      }
    return Diagnostic(
      "\(name) is \(kind) already and cannot be defined again; use another name",
      in: source, at: range,
      notes: [
        .init(message: "\(name) was given first here", source: source, range: conflict.first)
      ])
  }
}
