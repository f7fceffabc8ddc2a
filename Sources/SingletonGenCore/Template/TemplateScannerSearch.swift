// The searches of the scanner. Each takes time linear in the bytes up to what it finds.
extension TemplateScanner {
  /// Where the content of a tag with a name ends.
  enum ContentEnd {
    /// At a closing delimiter.
    case closing(Int)
    /// The tag is not closed before the next opening delimiter or the end of the text.
    case unclosed(Int)
  }

  func findEnd(from start: Int) -> ContentEnd {
    var index = start
    while index < source.bytes.count {
      if has(delimiters.closing, at: index) { return .closing(index) }
      if has(delimiters.opening, at: index) { return .unclosed(index) }
      index += 1
    }
    return .unclosed(source.bytes.count)
  }

  /// The offset of the first occurrence of the delimiter at or after the start.
  func find(_ delimiter: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < source.bytes.count {
      if has(delimiter, at: index) { return index }
      index += 1
    }
    return nil
  }

  /// Whether the delimiter is at the offset.
  func has(_ delimiter: [UInt8], at offset: Int) -> Bool {
    guard offset + delimiter.count <= source.bytes.count,
      source.bytes[offset] == delimiter[0]
    else { return false }
    for index in 1..<delimiter.count where source.bytes[offset + index] != delimiter[index] {
      return false
    }
    return true
  }

  /// The first offset at or after the start that has no blank, or the end of the text.
  func skipBlanks(from start: Int) -> Int {
    var index = start
    while index < source.bytes.count, source.bytes[index].isBlank { index += 1 }
    return index
  }

  /// The bytes up to a blank or an equals sign, as in a set-delimiter tag.
  func delimiter(from start: Int) -> Range<Int> {
    var end = start
    while end < source.bytes.count, !source.bytes[end].isBlank,
      source.bytes[end] != UInt8(ascii: "=")
    {
      end += 1
    }
    return start..<end
  }

  /// The range without the blanks at both ends.
  func trim(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, source.bytes[end - 1].isBlank { end -= 1 }
    var start = range.lowerBound
    while start < end, source.bytes[start].isBlank { start += 1 }
    return start..<end
  }
}

extension UInt8 {
  /// Whether the byte can stand beside a standalone tag.
  var isSpaceOrTab: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
  }

  /// Whether the byte is white space: it cannot be in a name, and stands around names.
  var isBlank: Bool {
    isSpaceOrTab || (UInt8(ascii: "\n")...UInt8(ascii: "\r")).contains(self)
  }
}
