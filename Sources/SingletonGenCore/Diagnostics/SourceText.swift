/// A text from outside, with the name by which messages call it.
package struct SourceText: Sendable {
  /// Where a text comes from, which decides how a message points into it.
  package enum Origin: Sendable {
    /// A file or standard input: messages carry line and column.
    case file
    /// The arguments of the command, joined by spaces: messages carry the excerpt alone.
    case commandLine
    /// A file as a whole, or a folder: messages name it and no place in it.
    case path
  }

  /// What a text from standard input is called.
  package static let standardInputName = "<stdin>"

  /// The path as the user wrote it, or a stand-in.
  package let name: String
  package let origin: Origin
  /// The text as it was read; nothing is normalized, so every offset is one of the user's file.
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8], origin: Origin = .file) {
    self.name = name
    self.bytes = bytes
    self.origin = origin
  }

  package init(name: String, text: String, origin: Origin = .file) {
    self.init(name: name, bytes: Array(text.utf8), origin: origin)
  }

  /// A line and column, both counted from 1.
  ///
  /// Columns count UTF-8 bytes, as the Swift compiler's do; a byte-order mark is not part of
  /// the first line.
  package struct Position: Equatable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The position of a byte offset (from 0, at most the count of bytes). Lines end at `\n`.
  package func position(of offset: Int) -> Position {
    let newline = UInt8(ascii: "\n")
    let offset = min(max(offset, startOfText), bytes.count)
    return bytes.withUnsafeBufferPointer { bytes in
      let before = bytes[startOfText..<offset]
      var start = offset
      while start > before.startIndex, before[start - 1] != newline { start -= 1 }
      // A sum without a branch, which the compiler makes fast enough for any text.
      let line = before.reduce(1) { $0 &+ ($1 == newline ? 1 : 0) }
      return Position(line: line, column: offset - start + 1)
    }
  }

  /// The byte range of the line that holds the offset, without its line ending.
  package func line(at offset: Int) -> Range<Int> {
    let offset = min(max(offset, startOfText), bytes.count)
    var start = offset
    while start > startOfText, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// The byte range (from 0) of the first sequence that is not UTF-8, or nil if all of the text is.
  ///
  /// It covers what is well-formed of a character that is cut short, or else one byte.
  package var firstInvalidUTF8: Range<Int>? {
    bytes.withUnsafeBufferPointer { bytes in
      // Most texts are ASCII, and known to be in no time.
      if bytes.reduce(0, |) < 0x80 { return nil }
      var parser = UTF8.ForwardParser()
      var iterator = bytes.makeIterator()
      var offset = 0
      while true {
        switch parser.parseScalar(from: &iterator) {
        case .valid(let scalar): offset += scalar.count
        case .error(let length): return offset..<offset + length
        case .emptyInput: return nil
        }
      }
    }
  }

  /// The offset (from 0) of the first byte that is not of a byte-order mark.
  package var startOfText: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
