/// Compiles the tags of one template and checks their names and nesting.
struct TemplateParser {
  /// A section whose closing tag is still to come.
  private struct OpenSection {
    /// The name as it is written.
    var name: String
    var tag: Range<Int>
    /// The place of its operation; nil for a tag in error, whose closing tag is accepted.
    var operation: Int?
  }

  /// A name that was read before: the parts with ranges relative to its start.
  private struct KnownName {
    var path: TemplatePath
    var parts: [Located<Name>]
  }

  private var scanner: TemplateScanner
  private var sections: [OpenSection] = []
  /// How many of the open sections have the name.
  private var openCounts: [String: Int] = [:]
  private var knownNames: [String: KnownName] = [:]
  private(set) var program = TemplateProgram()
  private(set) var references: [Reference] = []

  init(_ source: SourceText) {
    scanner = TemplateScanner(source)
  }

  private var source: SourceText { scanner.source }

  /// Parses the whole text; called once.
  mutating func parse(names: inout Names, diagnostics: inout Diagnostics) {
    var isDone = false
    while !isDone {
      let (text, tag) = scanner.next(&diagnostics)
      program.append(text: source.bytes[text])
      if let tag {
        add(tag, names: &names, diagnostics: &diagnostics)
      } else {
        isDone = true
      }
    }
    for section in sections where section.operation != nil {
      diagnostics.add(
        .unclosedSection(section.name, in: source, at: section.tag, scanner.delimiters))
    }
    while !sections.isEmpty { popSection() }
    program.findLineStarts()
  }

  private mutating func add(
    _ tag: TemplateTag, names: inout Names, diagnostics: inout Diagnostics
  ) {
    switch tag.kind {
    case .comment, .delimiters, .broken: break
    case .variable(let isEscaped):
      guard let path = path(of: tag, .variable, &names, &diagnostics) else { return }
      program.append(.variable(path, isEscaped: isEscaped))
    case .section:
      let path = path(of: tag, .section, &names, &diagnostics)
      open(tag, path.map { .section($0, end: 0) })
    case .invertedSection:
      let path = path(of: tag, .invertedSection, &names, &diagnostics)
      open(tag, path.map { .invertedSection($0, end: 0) })
    case .closing: close(tag, &diagnostics)
    case .partial: addPartial(tag, &names, &diagnostics)
    case .parent, .block:
      let sigil = if case .parent = tag.kind { "<" } else { "$" }
      diagnostics.add(
        .unsupportedTag(scanner.delimiters.opening, sigil, in: source, at: tag.range))
      open(tag, nil)
    }
  }

  // MARK: Sections

  private mutating func open(_ tag: TemplateTag, _ operation: TemplateOperation?) {
    let name = text(tag.content)
    let index = operation.map { _ in program.operations.count }
    if let operation { program.append(operation) }
    sections.append(OpenSection(name: name, tag: tag.range, operation: index))
    openCounts[name, default: 0] += 1
  }

  /// Ends the section that the tag names, and those within it that are still open. If no open
  /// section has the name, the tag is taken for a slip of the pen and ends the innermost.
  private mutating func close(_ tag: TemplateTag, _ diagnostics: inout Diagnostics) {
    let name = text(tag.content)
    if openCounts[name, default: 0] > 0 {
      while let section = sections.last, section.name != name {
        addMismatch(tag, name, section, &diagnostics)
        popSection()
      }
    } else if checkBlanks(tag, &diagnostics) {
      if let innermost = sections.last {
        addMismatch(tag, name, innermost, &diagnostics)
      } else {
        diagnostics.add(.closingTagWithoutSection(name, in: source, at: tag.range))
      }
    }
    popSection()
  }

  /// Reports a closing tag of another name, unless the section is in error itself.
  private func addMismatch(
    _ tag: TemplateTag, _ name: String, _ section: OpenSection, _ diagnostics: inout Diagnostics
  ) {
    guard section.operation != nil else { return }
    diagnostics.add(
      .mismatchedClosingTag(
        name, open: section.name, openAt: section.tag, in: source, at: tag.range,
        scanner.delimiters))
  }

  /// Ends the innermost section if one is open.
  private mutating func popSection() {
    guard let section = sections.popLast() else { return }
    if let operation = section.operation { program.closeSection(at: operation) }
    openCounts[section.name, default: 1] -= 1
  }

  // MARK: Partials

  private mutating func addPartial(
    _ tag: TemplateTag, _ names: inout Names, _ diagnostics: inout Diagnostics
  ) {
    if !tag.content.isEmpty, source.bytes[tag.content.lowerBound] == UInt8(ascii: "*") {
      diagnostics.add(
        .unsupportedTag(scanner.delimiters.opening, ">*", in: source, at: tag.range))
      return
    }
    guard checkBlanks(tag, &diagnostics) else { return }
    let name = names.intern(text(tag.content))
    let indentation = program.append(indentation: source.bytes[tag.indentation ?? 0..<0])
    program.append(
      .partial(
        TemplatePartialTag(
          name: name, reference: references.count, isStandalone: tag.indentation != nil,
          indentation: indentation)))
    references.append(
      Reference(
        kind: .partial, range: tag.content,
        relativeParts: [Located(name, at: 0..<tag.content.count)]))
  }

  // MARK: Names

  /// The path of a tag's name, which becomes a reference; nil if the name is reported.
  private mutating func path(
    of tag: TemplateTag, _ kind: Reference.Kind, _ names: inout Names,
    _ diagnostics: inout Diagnostics
  ) -> TemplatePath? {
    guard checkBlanks(tag, &diagnostics) else { return nil }
    let text = text(tag.content)
    if text == "." { return TemplatePath(first: nil, rest: 0..<0) }
    guard let known = knownNames[text] ?? read(tag.content, &names) else {
      diagnostics.add(.emptyNamePart(text, in: source, at: tag.content))
      return nil
    }
    references.append(Reference(kind: kind, range: tag.content, relativeParts: known.parts))
    return known.path
  }

  /// Reads a name that is not known yet and makes it known; nil if a part of it is empty.
  private mutating func read(_ range: Range<Int>, _ names: inout Names) -> KnownName? {
    var parts: [Located<Name>] = []
    var start = range.lowerBound
    for end in range.lowerBound...range.upperBound
    where end == range.upperBound || source.bytes[end] == UInt8(ascii: ".") {
      guard start < end else { return nil }
      parts.append(
        Located(
          names.intern(text(start..<end)),
          at: start - range.lowerBound..<end - range.lowerBound))
      start = end + 1
    }
    let rest = program.append(names: parts.dropFirst().map(\.value))
    let path = TemplatePath(first: parts.first?.value, rest: rest)
    let known = KnownName(path: path, parts: parts)
    knownNames[text(range)] = known
    return known
  }

  /// Reports a name that is empty or has blanks in it; whether it is neither.
  private func checkBlanks(_ tag: TemplateTag, _ diagnostics: inout Diagnostics) -> Bool {
    guard !tag.content.isEmpty else {
      diagnostics.add(.emptyTag(in: source, at: tag.range))
      return false
    }
    guard !source.bytes[tag.content].contains(where: \.isBlank) else {
      diagnostics.add(.blankInName(text(tag.content), in: source, at: tag.content))
      return false
    }
    return true
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[range], as: UTF8.self)
  }
}
