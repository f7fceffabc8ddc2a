/// A template compiled to a flat array of operations; sections are jumps.
struct TemplateProgram: Sendable {
  private(set) var operations: [TemplateOperation] = []
  /// The bytes of all texts and indentations, one after the other.
  private(set) var text: [UInt8] = []
  /// The parts of dotted names after the first.
  private(set) var names: [Name] = []
  /// The offsets in `text`, in ascending order, at which a line starts that an indentation is
  /// written before: within one text operation, after a line break, and not an empty line.
  private(set) var lineStarts: [Int] = []
  /// Whether a text may be joined to the last operation: it is a text and no jump ends after it.
  private var canJoin = false

  /// Adds a text, joined to the one before it if nothing is between them.
  mutating func append(text bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return }
    let start = text.count
    text.append(contentsOf: bytes)
    if canJoin, case .text(let range, let lines)? = operations.last {
      operations[operations.count - 1] = .text(
        range.lowerBound..<text.count, lineStarts: lines)
    } else {
      operations.append(.text(start..<text.count, lineStarts: 0..<0))
    }
    canJoin = true
  }

  mutating func append(_ operation: TemplateOperation) {
    operations.append(operation)
    canJoin = false
  }

  /// Stores the indentation of a partial tag that is added next.
  mutating func append(indentation bytes: ArraySlice<UInt8>) -> Range<Int> {
    let start = text.count
    text.append(contentsOf: bytes)
    canJoin = false
    return start..<text.count
  }

  /// Stores the parts of a dotted name after the first.
  mutating func append(names parts: some Sequence<Name>) -> Range<Int> {
    let start = names.count
    names.append(contentsOf: parts)
    return start..<names.count
  }

  /// Ends the section or inverted section that starts at the operation.
  mutating func closeSection(at start: Int) {
    switch operations[start] {
    case .section(let path, _):
      operations.append(.endSection(body: start + 1))
      operations[start] = .section(path, end: operations.count)
    case .invertedSection(let path, _):
      operations[start] = .invertedSection(path, end: operations.count)
    case .text, .variable, .endSection, .partial:
      break
    }
    canJoin = false
  }

  /// Finds the line starts of all texts; called once, after the last operation.
  mutating func findLineStarts() {
    for index in operations.indices {
      guard case .text(let range, _) = operations[index] else { continue }
      let first = lineStarts.count
      for offset in range.dropLast() where text[offset] == UInt8(ascii: "\n") {
        if !text.hasLineBreak(at: offset + 1) { lineStarts.append(offset + 1) }
      }
      operations[index] = .text(range, lineStarts: first..<lineStarts.count)
    }
  }
}

extension [UInt8] {
  /// Whether `\n` or `\r\n` is at the offset.
  func hasLineBreak(at offset: Int) -> Bool {
    guard offset < count else { return false }
    if self[offset] == UInt8(ascii: "\n") { return true }
    return self[offset] == UInt8(ascii: "\r") && offset + 1 < count
      && self[offset + 1] == UInt8(ascii: "\n")
  }
}
