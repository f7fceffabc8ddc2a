/// One tag of a template as it is written.
struct TemplateTag {
  enum Kind {
    case variable(escapes: Bool)
    case section(isInverted: Bool)
    case closing, partial, comment, delimiters
    /// `<` and `$` of the optional inheritance module, which open a section.
    case inheritance
    /// Reported already.
    case invalid
  }

  let kind: Kind
  /// The byte range from the opening to the closing delimiter, both included.
  let range: Range<Int>
  /// The byte range of the name, without the sigil and the whitespace around it.
  let content: Range<Int>

  /// Mustache specification, standalone lines: all tags but variables.
  var canBeStandalone: Bool {
    switch kind {
    case .variable, .invalid: false
    case .section, .closing, .partial, .comment, .delimiters, .inheritance: true
    }
  }
}

/// The two delimiters of tags, `{{` and `}}` unless a tag sets others.
struct TemplateDelimiters {
  /// The most bytes that a delimiter may have, so that a search for it takes linear time.
  static let longest = 32

  var opening = Array("{{".utf8)
  var closing = Array("}}".utf8)

  /// A tag as a user would write it.
  func tag(_ content: String) -> String {
    String(decoding: opening, as: UTF8.self) + content + String(decoding: closing, as: UTF8.self)
  }
}

extension TemplateParser {
  /// Scans the tag whose opening delimiter is at the offset.
  mutating func scanTag(at opening: Int) -> TemplateTag {
    let sigil = skipWhitespace(from: opening + delimiters.opening.count)
    let start = sigil + 1
    switch sigil < bytes.count ? bytes[sigil] : 0 {
    case UInt8(ascii: "!"): return scan(.comment, opening, start)
    case UInt8(ascii: "="): return scanDelimiters(opening, start)
    case UInt8(ascii: "{"): return scan(.variable(escapes: false), opening, start, isTriple: true)
    case UInt8(ascii: "&"): return scan(.variable(escapes: false), opening, start)
    case UInt8(ascii: "#"): return scan(.section(isInverted: false), opening, start)
    case UInt8(ascii: "^"): return scan(.section(isInverted: true), opening, start)
    case UInt8(ascii: "/"): return scan(.closing, opening, start)
    case UInt8(ascii: ">"): return scan(.partial, opening, start)
    case UInt8(ascii: "<"), UInt8(ascii: "$"): return scan(.inheritance, opening, start)
    default: return scan(.variable(escapes: true), opening, sigil)
    }
  }

  /// A tag with one name, or a comment. A tag that is not closed ends before the next one; a
  /// comment that is not closed ends with the text.
  private mutating func scan(
    _ kind: TemplateTag.Kind, _ opening: Int, _ start: Int, isTriple: Bool = false
  ) -> TemplateTag {
    let isComment = if case .comment = kind { true } else { false }
    let closing = isTriple ? [UInt8(ascii: "}")] + delimiters.closing : delimiters.closing
    var end = start
    while end < bytes.count, !has(closing, at: end) {
      if !isComment, has(delimiters.opening, at: end) { break }
      end += 1
    }
    guard has(closing, at: end) else {
      let delimiter = opening..<opening + delimiters.opening.count
      report(.unclosedTag(in: source, at: delimiter, closing))
      return TemplateTag(kind: .invalid, range: opening..<end, content: end..<end)
    }
    let range = opening..<end + closing.count
    while end > start, bytes[end - 1].isWhitespace { end -= 1 }
    let content = min(skipWhitespace(from: start), end)..<end
    return TemplateTag(kind: kind, range: range, content: content)
  }

  /// `{{=<% %>=}}`: two delimiters without whitespace and equals signs.
  private mutating func scanDelimiters(_ opening: Int, _ start: Int) -> TemplateTag {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "=")) ?? bytes.count
    let parts = bytes[start..<end].split(whereSeparator: \.isWhitespace)
    guard has(delimiters.closing, at: end + 1), parts.count == 2,
      parts.allSatisfy({ $0.count <= TemplateDelimiters.longest })
    else {
      report(.invalidDelimiters(in: source, at: opening..<start, delimiters))
      return TemplateTag(kind: .invalid, range: opening..<start, content: start..<start)
    }
    let range = opening..<end + 1 + delimiters.closing.count
    delimiters = TemplateDelimiters(opening: Array(parts[0]), closing: Array(parts[1]))
    return TemplateTag(kind: .delimiters, range: range, content: start..<end)
  }

  /// The offset of the first opening delimiter at or after the start.
  func findOpening(from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if has(delimiters.opening, at: index) { return index }
      index += 1
    }
    return nil
  }

  /// Whether the delimiter is at the offset.
  private func has(_ delimiter: [UInt8], at offset: Int) -> Bool {
    guard offset + delimiter.count <= bytes.count, bytes[offset] == delimiter[0] else {
      return false
    }
    for index in 1..<delimiter.count where bytes[offset + index] != delimiter[index] {
      return false
    }
    return true
  }

  private func skipWhitespace(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index].isWhitespace { index += 1 }
    return index
  }
}

extension UInt8 {
  /// Whether the byte can stand beside a standalone tag.
  var isSpaceOrTab: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether the byte cannot be in a name, but can stand around one.
  var isWhitespace: Bool {
    isSpaceOrTab || (UInt8(ascii: "\n")...UInt8(ascii: "\r")).contains(self)
  }
}
