/// The line of a text that a diagnostic points into, made fit for a terminal, and the marks
/// below it.
struct Excerpt {
  /// How many columns of the line are shown at most; a longer line is cut on both sides.
  static let width = 100

  /// The line with tabs as spaces, and with what a terminal cannot show written out.
  private(set) var line = ""
  /// `^` under the first byte of the range and `~` under the others, with spaces before.
  private(set) var marks = ""

  /// The excerpt of the line that holds the start of the range; nil for an empty text.
  init?(of source: SourceText, at range: Range<Int>) {
    if source.bytes.count == source.startOfText { return nil }
    let bytes = source.line(at: range.lowerBound)
    var cells = Self.cells(of: source, near: range.lowerBound)
    let isCutBefore = cells.first.map { $0.offset > bytes.lowerBound } ?? false
    let first = cells.firstIndex { $0.offset >= range.lowerBound } ?? cells.count
    let end = max(cells.firstIndex { $0.offset >= range.upperBound } ?? cells.count, first + 1)
    let window = Self.window(cells, around: first)
    let hasMoreBefore = isCutBefore || window.lowerBound > 0
    if hasMoreBefore { line += "…" }
    line += cells[window].map(\.text).joined()
    if window.upperBound < cells.count { line += "…" }
    cells.append(Cell(text: " ", columns: 1, offset: bytes.upperBound))
    let before = cells[window.lowerBound..<first].reduce(0) { $0 + $1.columns }
    let marked = cells[first..<min(end, max(window.upperBound, first + 1))]
    let length = max(1, marked.reduce(0) { $0 + $1.columns })
    marks = String(repeating: " ", count: before + (hasMoreBefore ? 1 : 0))
    marks += "^" + String(repeating: "~", count: length - 1)
  }

  /// One scalar of the line as it is shown.
  private struct Cell {
    var text: String
    /// How many columns of a terminal the text takes.
    var columns: Int
    /// The byte offset (from 0) of the scalar in the source.
    var offset: Int
  }

  /// The scalars near the mistake; a line of megabytes is cut before it is measured.
  private static func cells(of source: SourceText, near offset: Int) -> [Cell] {
    let line = source.line(at: offset)
    var index = max(line.lowerBound, min(offset, line.upperBound) - reach)
    let end = min(line.upperBound, index + 2 * reach)
    while index > line.lowerBound, index < end, source.bytes[index] & 0xC0 == 0x80 { index += 1 }
    var cells: [Cell] = []
    var column = 0
    while index < end {
      let (text, columns, length) = show(source.bytes[index..<end], at: column)
      cells.append(Cell(text: text, columns: columns, offset: index))
      column += columns
      index += length
    }
    return cells
  }

  /// How many bytes on each side of the mistake are looked at.
  private static let reach = 1000

  /// How the first scalar of the bytes is shown, in how many columns, and its length in bytes.
  private static func show(_ bytes: ArraySlice<UInt8>, at column: Int) -> (String, Int, Int) {
    let first = bytes[bytes.startIndex]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let sequence = bytes.prefix(length)
    let text = String(decoding: sequence, as: UTF8.self)
    guard text.utf8.elementsEqual(sequence), let scalar = text.unicodeScalars.first else {
      let digits = String(first, radix: 16, uppercase: true)
      return ("\\x\(digits)", 2 + digits.utf8.count, 1)
    }
    let shown = show(scalar, at: column)
    return (shown.0, shown.1, length)
  }

  private static func show(_ scalar: Unicode.Scalar, at column: Int) -> (String, Int) {
    if scalar == "\t" {
      let columns = 4 - column % 4
      return (String(repeating: " ", count: columns), columns)
    }
    if scalar.isPrintable { return (String(scalar), scalar.columns) }
    let text = "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    return (text, text.utf8.count)
  }

  /// The cells to show: all, or as many as fit with the marked one among them.
  private static func window(_ cells: [Cell], around first: Int) -> Range<Int> {
    let total = cells.reduce(0) { $0 + $1.columns }
    if total <= width { return 0..<cells.count }
    var start = min(first, cells.count)
    var columns = 0
    while start > 0, columns < width / 2 {
      start -= 1
      columns += cells[start].columns
    }
    var end = min(first, cells.count)
    while end < cells.count, columns < width {
      columns += cells[end].columns
      end += 1
    }
    while start > 0, columns < width {
      start -= 1
      columns += cells[start].columns
    }
    return start..<end
  }
}

extension Unicode.Scalar {
  /// How many columns of a terminal the scalar takes: none for marks that combine, two for what
  /// Unicode Standard Annex 11 calls wide.
  fileprivate var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default:
      return 1
    }
  }
}
