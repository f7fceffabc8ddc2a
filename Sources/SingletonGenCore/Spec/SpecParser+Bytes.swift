extension SpecParser {
  /// The next byte, or nil at the end of the text.
  var next: UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  /// Whether a byte stands at an offset, which may lie behind the end.
  func has(_ byte: UInt8, at offset: Int) -> Bool {
    offset < bytes.count && bytes[offset] == byte
  }

  /// Moves behind a byte if it is next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard has(byte, at: index) else { return false }
    index += 1
    return true
  }

  /// Moves behind spaces and tabs.
  mutating func skipBlanks() {
    while index < bytes.count,
      bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
    {
      index += 1
    }
  }

  /// Whether a line ending, LF or CR LF, or the end of the text is next.
  var isAtLineEnd: Bool {
    switch next {
    case nil, UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): has(UInt8(ascii: "\n"), at: index + 1)
    default: false
    }
  }

  /// Moves behind the next line feed, or to the end of the text.
  mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    index = min(index + 1, bytes.count)
  }

  /// Moves behind blanks, a comment and the line ending, which must be next.
  mutating func readLineEnd() -> Bool {
    skipBlanks()
    if next == UInt8(ascii: "#"), !readComment() { return false }
    guard isAtLineEnd else {
      reportUnexpected(at: index..<endOfLineText) { .expectedLineEnd(in: $0, at: $1) }
      return false
    }
    skipLine()
    return true
  }

  /// Moves behind a comment, up to its line ending (TOML 1.0, section "Comment").
  private mutating func readComment() -> Bool {
    while index < bytes.count, !bytes[index].isControl { index += 1 }
    if isAtLineEnd { return true }
    reportControl()
    return false
  }

  /// Moves behind blanks, line endings and comments. A mistake ends the comment's line only.
  mutating func skipBlankLines() {
    while true {
      skipBlanks()
      switch next {
      case UInt8(ascii: "#"):
        if !readComment() { skipLine() }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        guard isAtLineEnd else { return }
        skipLine()
      default: return
      }
    }
  }

  /// The place of the next character; empty at the end of a line.
  var nextCharacter: Range<Int> {
    if isAtLineEnd { return index..<index }
    var end = index + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return index..<end
  }

  /// The end of the line's text, without the blanks and the line ending behind it.
  var endOfLineText: Int {
    var end = index
    var offset = index
    while offset < bytes.count, !bytes[offset].isControl {
      offset += 1
      if bytes[offset - 1] != UInt8(ascii: " "), bytes[offset - 1] != UInt8(ascii: "\t") {
        end = offset
      }
    }
    return end
  }

  /// The end of the line, before its line ending.
  var endOfLine: Int {
    var end = index
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end > index && end < bytes.count && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }

  /// Reports what is next: a control character as such, anything else by the given message.
  mutating func reportUnexpected(
    at range: Range<Int>, _ diagnostic: (SourceText, Range<Int>) -> Diagnostic
  ) {
    if let byte = next, byte.isControl, !isAtLineEnd {
      reportControl()
    } else {
      report(at: range, diagnostic)
    }
  }

  /// Reports the control character that is next.
  mutating func reportControl() {
    guard let byte = next else { return }
    if byte == UInt8(ascii: "\r") {
      report(at: index..<index + 1) { .bareCarriageReturn(in: $0, at: $1) }
    } else {
      report(at: index..<index + 1) { .controlCharacter(byte, in: $0, at: $1) }
    }
  }

  /// The text of a byte range.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
