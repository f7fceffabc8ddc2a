/// Lines, comments and interpolations, which end where a line does.
extension SwiftScanner {
  mutating func noteEndOfExpression() {
    if openings.isEmpty, endOfExpression == nil { endOfExpression = index }
  }

  mutating func scanNewline() throws(Mistake) {
    if lineInterpolationDepth > 0, let interpolation = openings.last(where: isLineInterpolation) {
      throw Mistake(kind: .unterminatedString, offset: interpolation.offset)
    }
    let newline = index
    while let byte = peek(0), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
    if index < bytes.count, bytes[index] != UInt8(ascii: "."), openings.isEmpty,
      endOfExpression == nil
    {
      endOfExpression = newline
    }
  }

  private func isLineInterpolation(_ opening: (opening: Opening, offset: Int)) -> Bool {
    if case .interpolation(let kind) = opening.opening { !kind.isMultiline } else { false }
  }

  mutating func beginComment() throws(Mistake) {
    try forbidInInterpolation(peek(1) == UInt8(ascii: "/") ? "//" : "/*")
    noteEndOfExpression()
  }

  /// The compiler finds the end of an interpolation without reading every token in it.
  func forbidInInterpolation(_ token: String) throws(Mistake) {
    guard interpolationDepth > 0 else { return }
    throw Mistake(kind: .inInterpolation(token), offset: index)
  }

  mutating func skipLine() {
    while let byte = peek(0), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      index += 1
    }
  }

  mutating func skipBlockComment() throws(Mistake) {
    let start = index
    var depth = 0
    repeat {
      guard let byte = peek(0) else {
        throw Mistake(kind: .unterminatedComment, offset: start)
      }
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0
  }
}
