/// Builds the tree of one template and checks its names and nesting.
///
/// The time is linear in the bytes: each tag is scanned once, and no more sections are open than
/// `Template.sectionLimit`.
struct TemplateParser {
  /// A section whose closing tag is still to come.
  private struct OpenSection {
    /// The name as it is written.
    let name: String
    let tag: Range<Int>
    /// False for a reported tag, whose closing tag is accepted; its nodes are those around it.
    let isValid: Bool
    let isInverted: Bool
  }

  let source: SourceText
  let bytes: [UInt8]
  var delimiters = TemplateDelimiters()
  /// The byte offset (from 0) of the first byte that is not parsed yet.
  private var offset: Int
  /// Whether a line starts at the offset.
  private var isAtLineStart = true
  private var sections: [OpenSection] = []
  /// The nodes of the template and of each valid open section, outermost first.
  private var nodes: [[Template.Node]] = [[]]
  private var isStopped = false
  private(set) var references: [Template.Reference] = []
  private(set) var errors: [Diagnostic] = []

  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
    offset = source.startOfText
  }

  /// Parses the whole text; called once. Nil if it stops before the end.
  mutating func parse() -> [Template.Node]? {
    if let range = source.firstInvalidUTF8 {
      report(.invalidUTF8(in: source, at: range))
    }
    while !isStopped, let opening = findOpening(from: offset) {
      let tag = scanTag(at: opening)
      let line = tag.canBeStandalone ? standaloneLine(of: tag) : nil
      addText(upTo: line?.lowerBound ?? opening)
      offset = line?.upperBound ?? tag.range.upperBound
      isAtLineStart = line != nil
      add(tag, indentation: line.map { $0.lowerBound..<opening })
    }
    if isStopped { return nil }
    addText(upTo: bytes.count)
    for section in sections where section.isValid {
      report(.unclosedSection(section.name, in: source, at: section.tag, delimiters))
    }
    while !sections.isEmpty { closeInnermost() }
    return nodes[0]
  }

  private mutating func append(_ node: Template.Node) {
    nodes[nodes.count - 1].append(node)
  }

  mutating func report(_ error: Diagnostic) {
    errors.append(error)
    if errors.count == Template.errorLimit { isStopped = true }
  }

  private mutating func addText(upTo end: Int) {
    if offset < end { append(.text(offset..<end)) }
  }

  /// The line (or lines) of a tag with the line break, if the tag has it to itself.
  private func standaloneLine(of tag: TemplateTag) -> Range<Int>? {
    let newline = UInt8(ascii: "\n")
    var start = tag.range.lowerBound
    while start > offset, bytes[start - 1].isSpaceOrTab { start -= 1 }
    guard start > offset ? bytes[start - 1] == newline : isAtLineStart else { return nil }
    var end = tag.range.upperBound
    while end < bytes.count, bytes[end].isSpaceOrTab { end += 1 }
    if end == bytes.count { return start..<end }
    if bytes[end] == UInt8(ascii: "\r"), end + 1 < bytes.count { end += 1 }
    return bytes[end] == newline ? start..<end + 1 : nil
  }

  private mutating func add(_ tag: TemplateTag, indentation: Range<Int>?) {
    switch tag.kind {
    case .comment, .delimiters, .invalid: break
    case .variable(let escapes):
      guard let name = valueName(of: tag, .variable) else { return }
      append(.variable(name, escapes: escapes))
    case .section(let isInverted):
      let name = valueName(of: tag, isInverted ? .inverted : .section)
      open(tag, isValid: name != nil, isInverted: isInverted)
    case .inheritance:
      report(.inheritance(in: source, at: tag.range))
      open(tag, isValid: false, isInverted: false)
    case .closing: close(tag)
    case .partial:
      guard let name = name(of: tag) else { return }
      references.append(Template.Reference(kind: .partial, name: name, range: tag.content))
      append(.partial(name, at: tag.content, indentation: indentation))
    }
  }

  // MARK: Sections

  private mutating func open(_ tag: TemplateTag, isValid: Bool, isInverted: Bool) {
    if sections.count == Template.sectionLimit {
      report(.sectionsTooDeep(in: source, at: tag.range))
      isStopped = true
    }
    sections.append(
      OpenSection(
        name: text(tag.content), tag: tag.range, isValid: isValid, isInverted: isInverted))
    if isValid { nodes.append([]) }
  }

  /// Ends the section that the tag names, and those within it that are still open. If no open
  /// section has the name, the tag ends the innermost.
  private mutating func close(_ tag: TemplateTag) {
    let written = text(tag.content)
    if sections.contains(where: { $0.name == written }) {
      while let section = sections.last, section.name != written {
        reportMismatch(tag, written, section)
        closeInnermost()
      }
    } else if name(of: tag) != nil {
      if let innermost = sections.last {
        reportMismatch(tag, written, innermost)
      } else {
        report(.closingTagWithoutSection(written, in: source, at: tag.range))
      }
    }
    closeInnermost()
  }

  private mutating func reportMismatch(
    _ tag: TemplateTag, _ name: String, _ section: OpenSection
  ) {
    guard section.isValid else { return }
    report(
      .mismatchedClosingTag(
        name, open: section.name, openAt: section.tag, in: source, at: tag.range, delimiters))
  }

  private mutating func closeInnermost() {
    guard let section = sections.popLast(), section.isValid else { return }
    let body = nodes.removeLast()
    append(section.isInverted ? .inverted(section.name, body) : .section(section.name, body))
  }

  // MARK: Names

  /// The name of a value in a tag, which becomes a reference unless it is the implicit iterator;
  /// nil if the name is reported.
  private mutating func valueName(
    of tag: TemplateTag, _ kind: Template.Reference.Kind
  ) -> String? {
    guard let name = name(of: tag) else { return nil }
    if name == "." { return name }
    let dot = UInt8(ascii: ".")
    if bytes[tag.content].contains(dot) {
      let parts = bytes[tag.content].split(separator: dot, omittingEmptySubsequences: false)
      if parts.contains(where: \.isEmpty) {
        report(.emptyNamePart(name, in: source, at: tag.content))
        return nil
      }
    }
    references.append(Template.Reference(kind: kind, name: name, range: tag.content))
    return name
  }

  /// The name in a tag; nil, and reported, if it is empty or has whitespace in it.
  private mutating func name(of tag: TemplateTag) -> String? {
    if tag.content.isEmpty {
      report(.emptyTag(in: source, at: tag.range))
      return nil
    }
    let name = text(tag.content)
    if bytes[tag.content].contains(where: \.isWhitespace) {
      report(.whitespaceInName(name, in: source, at: tag.content))
      return nil
    }
    return name
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
