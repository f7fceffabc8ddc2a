extension SpecParser {
  /// Reads the string of any of the four kinds whose quote is next.
  ///
  /// After a mistake inside the string `index` is behind the whole string, so that what follows
  /// can be read. After a string without an end it is at the end of the line, or of the text.
  mutating func readString() -> Spec.Text? {
    let quote = bytes[index]
    let isMultiline = has(quote, at: index + 1) && has(quote, at: index + 2)
    var reader = StringReader(quote: quote, isMultiline: isMultiline, open: index)
    index += isMultiline ? 3 : 1
    if isMultiline, isAtLineEnd { skipLine() }  // a line break right after the quotes is no text
    reader.begin(at: index)
    while let byte = next {
      switch byte {
      case quote:
        if closes(&reader) { return text(of: reader) }
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""):
        reader.copy(upTo: index, of: bytes)
        if !readEscape(into: &reader) { reader.isGood = false }
        reader.resume(at: index)
      case 0..<0x20, 0x7F:
        if byte == UInt8(ascii: "\t") {
          index += 1
        } else if isAtLineEnd {
          guard isMultiline else { return unterminated(reader) }
          readLineBreak(into: &reader)
        } else {
          reportControl()
          reader.isGood = false
          index += 1
        }
      default:
        index += 1
      }
    }
    return unterminated(reader)
  }

  /// Moves behind the quotes that are next and says whether they close the string.
  ///
  /// A multi-line string ends at three quotes, with up to two more before them as its text.
  private mutating func closes(_ reader: inout StringReader) -> Bool {
    var count = 1
    let most = reader.isMultiline ? 5 : 1
    while count < most, has(reader.quote, at: index + count) { count += 1 }
    index += count
    let closing = reader.isMultiline ? 3 : 1
    guard count >= closing else { return false }
    reader.end = index - closing
    return true
  }

  /// Moves behind a line break, which is one line feed of text however it is written.
  private mutating func readLineBreak(into reader: inout StringReader) {
    if bytes[index] == UInt8(ascii: "\r") {
      reader.copy(upTo: index, of: bytes)
      reader.resume(at: index + 1)
    }
    skipLine()
  }

  private func text(of reader: StringReader) -> Spec.Text? {
    guard reader.isGood else { return nil }
    if reader.isExact {
      return Spec.Text(string: text(reader.start..<reader.end), contentStart: reader.start)
    }
    let decoded = reader.decoded + bytes[reader.start..<reader.end]
    return Spec.Text(string: String(decoding: decoded, as: UTF8.self))
  }

  private mutating func unterminated(_ reader: StringReader) -> Spec.Text? {
    index = reader.open
    let lineEnd = endOfLine
    report(at: reader.open..<lineEnd) {
      .unterminatedString(isMultiline: reader.isMultiline, in: $0, at: $1)
    }
    index = reader.isMultiline ? bytes.count : lineEnd
    return nil
  }

  /// Reads the escape sequence that is next (TOML 1.0, section "String").
  private mutating func readEscape(into reader: inout StringReader) -> Bool {
    let start = index
    index += 1
    guard let byte = next else { return true }  // the string has no end, which is reported
    if reader.isMultiline, skipEscapedLineBreak() { return true }
    if isAtLineEnd { return true }  // as above
    let decoded: UInt8
    switch byte {
    case UInt8(ascii: "b"): decoded = 0x08
    case UInt8(ascii: "t"): decoded = 0x09
    case UInt8(ascii: "n"): decoded = 0x0A
    case UInt8(ascii: "f"): decoded = 0x0C
    case UInt8(ascii: "r"): decoded = 0x0D
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): decoded = byte
    case UInt8(ascii: "u"): return readUnicodeEscape(digits: 4, into: &reader)
    case UInt8(ascii: "U"): return readUnicodeEscape(digits: 8, into: &reader)
    default:
      if !byte.isControl {
        index = nextCharacter.upperBound
        report(at: start..<index) { .unknownEscape(in: $0, at: $1) }
      }
      return false  // a control character is reported as one, by the caller
    }
    index += 1
    reader.decoded.append(decoded)
    return true
  }

  /// Moves behind the blanks and line breaks after a backslash that ends its line.
  private mutating func skipEscapedLineBreak() -> Bool {
    let start = index
    skipBlanks()
    guard isAtLineEnd, index < bytes.count else {
      index = start
      return false
    }
    while index < bytes.count, isAtLineEnd {
      skipLine()
      skipBlanks()
    }
    return true
  }

  /// Reads the digits of `\u` or `\U`, whose letter is next.
  private mutating func readUnicodeEscape(digits: Int, into reader: inout StringReader) -> Bool {
    let start = index - 1
    index += 1
    var number: UInt32 = 0
    var count = 0
    while count < digits, let digit = next?.hexValue {
      number = number << 4 | digit
      count += 1
      index += 1
    }
    guard count == digits else {
      report(at: start..<index) { .incompleteUnicodeEscape(digits: digits, in: $0, at: $1) }
      return false
    }
    guard let scalar = Unicode.Scalar(number) else {
      report(at: start..<index) { .notAUnicodeScalar(in: $0, at: $1) }
      return false
    }
    reader.decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    return true
  }
}

/// A string that is being read: what is decoded of it, and the bytes that stand for themselves
/// and are not copied yet.
private struct StringReader {
  let quote: UInt8
  let isMultiline: Bool
  /// The offset (from 0) of the opening quote.
  let open: Int
  /// Whether no mistake was found.
  var isGood = true
  /// Whether the text stands in the source byte for byte.
  private(set) var isExact = true
  /// The text before `start`; empty while the text is exact.
  var decoded: [UInt8] = []
  /// The offset of the first byte that is not copied to `decoded`.
  private(set) var start = 0
  /// The offset behind the last byte of the text, once the string is closed.
  var end = 0

  init(quote: UInt8, isMultiline: Bool, open: Int) {
    self.quote = quote
    self.isMultiline = isMultiline
    self.open = open
  }

  mutating func begin(at offset: Int) { start = offset }

  mutating func copy(upTo offset: Int, of bytes: [UInt8]) {
    decoded += bytes[start..<offset]
    isExact = false
  }

  mutating func resume(at offset: Int) { start = offset }
}
