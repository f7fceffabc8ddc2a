/// Splits a template into texts and tags, in one pass and in linear time.
///
/// It applies the specification's rules of delimiters and of standalone tags: a tag that has its
/// line to itself takes the blanks around it and the line break with it.
struct TemplateScanner {
  let source: SourceText
  private(set) var delimiters = TemplateDelimiters()
  /// The byte offset (from 0) of the first byte that is not scanned yet.
  private var offset: Int
  /// Whether a line starts at the offset.
  private var isAtLineStart = true

  init(_ source: SourceText) {
    self.source = source
    offset = source.startOfText
  }

  /// The text up to the next tag, which may be empty, and the tag; no tag at the end.
  mutating func next(
    _ diagnostics: inout Diagnostics
  ) -> (text: Range<Int>, tag: TemplateTag?) {
    let start = offset
    guard let opening = find(delimiters.opening, from: start) else {
      offset = source.bytes.count
      return (start..<offset, nil)
    }
    var tag = scanTag(at: opening, &diagnostics)
    offset = tag.range.upperBound
    if tag.canBeStandalone, let line = line(of: tag, after: start) {
      offset = line.upperBound
      isAtLineStart = true
      tag.indentation = line.lowerBound..<opening
      return (start..<line.lowerBound, tag)
    }
    isAtLineStart = false
    return (start..<opening, tag)
  }

  /// The line (or lines) of the tag with the line break, if nothing but blanks is beside the tag.
  private func line(of tag: TemplateTag, after start: Int) -> Range<Int>? {
    let bytes = source.bytes
    var lineStart = tag.range.lowerBound
    while lineStart > start, bytes[lineStart - 1].isSpaceOrTab { lineStart -= 1 }
    guard lineStart > start ? bytes[lineStart - 1] == UInt8(ascii: "\n") : isAtLineStart
    else { return nil }
    var end = tag.range.upperBound
    while end < bytes.count, bytes[end].isSpaceOrTab { end += 1 }
    if end == bytes.count { return lineStart..<end }
    guard bytes.hasLineBreak(at: end) else { return nil }
    return lineStart..<(bytes[end] == UInt8(ascii: "\n") ? end + 1 : end + 2)
  }

  // MARK: Tags

  private mutating func scanTag(
    at opening: Int, _ diagnostics: inout Diagnostics
  ) -> TemplateTag {
    let sigil = skipBlanks(from: opening + delimiters.opening.count)
    switch sigil < source.bytes.count ? source.bytes[sigil] : 0 {
    case UInt8(ascii: "!"): return scanComment(from: opening, sigil: sigil, &diagnostics)
    case UInt8(ascii: "="): return scanDelimiters(from: opening, sigil: sigil, &diagnostics)
    case UInt8(ascii: "{"): return scanTriple(from: opening, sigil: sigil, &diagnostics)
    case UInt8(ascii: "#"): return scan(.section, opening, sigil + 1, &diagnostics)
    case UInt8(ascii: "^"): return scan(.invertedSection, opening, sigil + 1, &diagnostics)
    case UInt8(ascii: "/"): return scan(.closing, opening, sigil + 1, &diagnostics)
    case UInt8(ascii: ">"): return scan(.partial, opening, sigil + 1, &diagnostics)
    case UInt8(ascii: "<"): return scan(.parent, opening, sigil + 1, &diagnostics)
    case UInt8(ascii: "$"): return scan(.block, opening, sigil + 1, &diagnostics)
    case UInt8(ascii: "&"):
      return scan(.variable(isEscaped: false), opening, sigil + 1, &diagnostics)
    default:
      let content = opening + delimiters.opening.count
      return scan(.variable(isEscaped: true), opening, content, &diagnostics)
    }
  }

  /// A tag with one name.
  private func scan(
    _ kind: TemplateTag.Kind, _ opening: Int, _ content: Int, _ diagnostics: inout Diagnostics
  ) -> TemplateTag {
    switch findEnd(from: content) {
    case .closing(let closing):
      return TemplateTag(
        kind: kind, range: opening..<closing + delimiters.closing.count,
        content: trim(content..<closing))
    case .unclosed(let end):
      return unclosed(from: opening, to: end, &diagnostics)
    }
  }

  /// `{{{name}}}`: the closing delimiter has a brace before it.
  private func scanTriple(
    from opening: Int, sigil: Int, _ diagnostics: inout Diagnostics
  ) -> TemplateTag {
    let brace = UInt8(ascii: "}")
    let start = sigil + 1
    switch findEnd(from: start) {
    case .unclosed(let end):
      return unclosed(from: opening, to: end, &diagnostics)
    case .closing(let closing):
      var end = closing
      if closing > start, source.bytes[closing - 1] == brace {
        end = closing - 1
      } else if source.bytes[closing] != brace || !has(delimiters.closing, at: closing + 1) {
        let range = opening..<closing + delimiters.closing.count
        diagnostics.add(.unclosedTriple(in: source, at: range, delimiters))
        return TemplateTag(kind: .broken, range: range, content: start..<start)
      }
      return TemplateTag(
        kind: .variable(isEscaped: false), range: opening..<end + 1 + delimiters.closing.count,
        content: trim(start..<end))
    }
  }

  /// A comment ends at the first closing delimiter, whatever is before it.
  private func scanComment(
    from opening: Int, sigil: Int, _ diagnostics: inout Diagnostics
  ) -> TemplateTag {
    guard let closing = find(delimiters.closing, from: sigil + 1) else {
      return unclosed(from: opening, to: source.bytes.count, &diagnostics)
    }
    return TemplateTag(
      kind: .comment, range: opening..<closing + delimiters.closing.count,
      content: sigil + 1..<closing)
  }

  /// `{{=<% %>=}}`: two delimiters without blanks and equals signs, with blanks between them.
  private mutating func scanDelimiters(
    from opening: Int, sigil: Int, _ diagnostics: inout Diagnostics
  ) -> TemplateTag {
    let first = delimiter(from: skipBlanks(from: sigil + 1))
    let second = delimiter(from: skipBlanks(from: first.upperBound))
    let equals = skipBlanks(from: second.upperBound)
    guard equals < source.bytes.count, source.bytes[equals] == UInt8(ascii: "="),
      has(delimiters.closing, at: equals + 1),
      1...TemplateDelimiters.longest ~= first.count, 1...TemplateDelimiters.longest ~= second.count
    else {
      return badDelimiters(from: opening, content: sigil + 1, &diagnostics)
    }
    let range = opening..<equals + 1 + delimiters.closing.count
    delimiters.opening = Array(source.bytes[first])
    delimiters.closing = Array(source.bytes[second])
    return TemplateTag(
      kind: .delimiters, range: range, content: first.lowerBound..<second.upperBound)
  }

  /// Reports a set-delimiter tag that is not well formed; the delimiters stay as they are.
  private func badDelimiters(
    from opening: Int, content: Int, _ diagnostics: inout Diagnostics
  ) -> TemplateTag {
    switch findEnd(from: content) {
    case .unclosed(let end):
      return unclosed(from: opening, to: end, &diagnostics)
    case .closing(let closing):
      let range = opening..<closing + delimiters.closing.count
      diagnostics.add(.badDelimiters(in: source, at: range, delimiters))
      return TemplateTag(kind: .broken, range: range, content: content..<closing)
    }
  }

  /// Reports a tag that is not closed; scanning goes on at `end`.
  private func unclosed(
    from opening: Int, to end: Int, _ diagnostics: inout Diagnostics
  ) -> TemplateTag {
    let delimiter = opening..<opening + delimiters.opening.count
    diagnostics.add(.unclosedTag(in: source, at: delimiter, delimiters))
    return TemplateTag(kind: .broken, range: opening..<end, content: end..<end)
  }
}
