/// The indentation of standalone partials while rendering.
///
/// The specification prepends a standalone tag's blanks to each line of the partial's own text.
/// Here they are written before the first output of such a line, so that a line without output
/// has no trailing blanks. Lines within interpolated values are not lines of the partial.
struct TemplateIndentation {
  /// What `leave` needs to go back to the template with the tag.
  struct Caller {
    fileprivate var line: Range<Int>
    fileprivate var pending: Range<Int>
    fileprivate var count: Int
    fileprivate var outputCount: Int
    fileprivate var isStandalone: Bool
  }

  /// The indentations of all partials that are being rendered, outermost first.
  private var bytes: [UInt8] = []
  /// The range of `bytes` that is before each line of the current template.
  private var line = 0..<0
  /// The range of `bytes` that is to be written before the next output: not empty only at the
  /// start of a line. It ends where `bytes` ends.
  private var pending = 0..<0

  /// Whether texts are to be written line by line.
  var isActive: Bool { !line.isEmpty || !pending.isEmpty }
  var isPending: Bool { !pending.isEmpty }

  /// Enters a partial. The blanks of a standalone tag are added to those of the lines around it;
  /// the lines of any other partial are not indented, only the one that the tag is in.
  mutating func enter(
    blanks: ArraySlice<UInt8>, isStandalone: Bool, outputCount: Int
  ) -> Caller {
    let caller = Caller(
      line: line, pending: pending, count: bytes.count, outputCount: outputCount,
      isStandalone: isStandalone)
    bytes.append(contentsOf: blanks)
    if isStandalone {
      line = (line.isEmpty ? caller.count : line.lowerBound)..<bytes.count
      pending = (pending.isEmpty ? caller.count : pending.lowerBound)..<bytes.count
    } else {
      line = bytes.count..<bytes.count
    }
    return caller
  }

  /// Leaves a partial. After a standalone tag a new line of its template starts.
  mutating func leave(to caller: Caller, outputCount: Int) {
    bytes.removeSubrange(caller.count...)
    line = caller.line
    if outputCount == caller.outputCount {
      pending = caller.pending
    } else {
      pending = caller.isStandalone ? caller.line : 0..<0
    }
  }

  /// Writes the pending indentation, unless the line is empty.
  mutating func startLine(isEmpty: Bool, into output: inout TemplateOutput) {
    if !isEmpty { output.append(bytes[pending]) }
    pending = 0..<0
  }

  /// Writes a range of the current template's text that is not empty; the places are those in
  /// it before which a line is indented.
  mutating func write(
    _ text: [UInt8], _ range: Range<Int>, lineStarts: ArraySlice<Int>,
    into output: inout TemplateOutput
  ) {
    var start = range.lowerBound
    for lineStart in lineStarts {
      output.append(text[start..<lineStart])
      output.append(bytes[line])
      start = lineStart
    }
    output.append(text[start..<range.upperBound])
    if text[range.upperBound - 1] == UInt8(ascii: "\n") { pending = line }
  }
}
