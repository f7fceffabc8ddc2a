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
    let part = Part(of: source, near: range.lowerBound)
    let cells = Self.cells(source.bytes[part.range])
    let first = cells.firstIndex { $0.range.upperBound > range.lowerBound } ?? cells.count
    let end = cells.firstIndex { $0.range.lowerBound >= range.upperBound } ?? cells.count
    let window = Self.window(cells, around: first)
    let hasMoreBefore = part.isCutBefore || window.lowerBound > 0
    let hasMoreBehind = part.isCutBehind || window.upperBound < cells.count
    line = (hasMoreBefore ? "…" : "") + cells[window].map(\.text).joined()
    if hasMoreBehind { line += "…" }
    let before = cells[window.lowerBound..<first].reduce(hasMoreBefore ? 1 : 0) { $0 + $1.columns }
    let marked = cells[first..<max(first, min(end, window.upperBound))]
    let length = max(1, marked.reduce(0) { $0 + $1.columns })
    marks = String(repeating: " ", count: before) + "^" + String(repeating: "~", count: length - 1)
  }

  /// What is looked at of a line, which may have megabytes: its bytes near the mistake.
  private struct Part {
    /// Byte offsets (from 0) in the source, without the line's ending.
    var range: Range<Int>
    var isCutBefore: Bool
    var isCutBehind: Bool

    /// How many bytes on each side of the mistake are looked at.
    static let reach = 1000

    init(of source: SourceText, near place: Int) {
      let bytes = source.bytes
      let newline = UInt8(ascii: "\n")
      let place = min(max(place, source.startOfText), bytes.count)
      let lowest = max(source.startOfText, place - Self.reach)
      let highest = min(bytes.count, place + Self.reach)
      var start = bytes[lowest..<place].lastIndex(of: newline).map { $0 + 1 } ?? lowest
      var end = bytes[place..<highest].firstIndex(of: newline) ?? highest
      isCutBefore = start == lowest && start > source.startOfText && bytes[start - 1] != newline
      isCutBehind = end < bytes.count && bytes[end] != newline
      // Not within a scalar, which has three such bytes at most.
      for _ in 0..<3 where isCutBefore && start < place && bytes[start] & 0xC0 == 0x80 {
        start += 1
      }
      if !isCutBehind, end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      range = start..<end
    }
  }

  /// One scalar of the line as it is shown.
  private struct Cell {
    var text: String
    /// How many columns of a terminal the text takes.
    var columns: Int
    /// The byte offsets (from 0) of the scalar in the source.
    var range: Range<Int>
  }

  private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell] {
    var cells: [Cell] = []
    var rest = bytes
    var column = 0
    while !rest.isEmpty {
      let (text, columns, length) = show(rest, at: column)
      let range = rest.startIndex..<rest.startIndex + length
      cells.append(Cell(text: text, columns: columns, range: range))
      column += columns
      rest = rest.dropFirst(length)
    }
    return cells
  }

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
    let text = scalar.visible
    return (text, scalar.isPrintable ? scalar.columns : text.utf8.count)
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
