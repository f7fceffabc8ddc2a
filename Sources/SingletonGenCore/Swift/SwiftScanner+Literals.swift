/// Strings, regular expressions and what else begins with a number sign.
extension SwiftScanner {
  mutating func scanHash() throws(Mistake) {
    let start = index
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch peek(hashes) {
    case UInt8(ascii: "\""):
      index += hashes
      try scanString(from: start, hashes: hashes)
    case UInt8(ascii: "/"):
      try forbidInInterpolation("#/")
      try skipExtendedRegex(hashes: hashes)
    default:
      advance(UInt8(ascii: "#"))
      // The name of a directive is ASCII: `#endifé` is `#endif` and then an identifier.
      let word = bytes[index...].prefix {
        $0 < 0x80 && $0 != UInt8(ascii: "$") && isIdentifierByte($0)
      }
      index = word.endIndex
      try scanDirective(String(decoding: word, as: UTF8.self), at: start)
    }
  }

  mutating func scanDirective(_ word: String, at offset: Int) throws(Mistake) {
    switch word {
    case "if", "else", "elseif", "endif":
      guard isFirstOfLine(offset) else {
        throw Mistake(kind: .directiveInLine("#\(word)"), offset: offset)
      }
      try scanCondition(word, at: offset)
    case "sourceLocation":
      throw Mistake(kind: .sourceLocation, offset: offset)
    default:
      identifiers.insert(word)
    }
  }

  private mutating func scanCondition(_ word: String, at offset: Int) throws(Mistake) {
    switch word {
    case "if":
      noteEndOfExpression()
      open(.conditional, at: offset)
    default:
      guard let last = openings.last else {
        throw Mistake(kind: .unopened("#\(word)"), offset: offset)
      }
      guard case .conditional = last.opening else {
        throw Mistake(kind: .mismatched("#\(word)", name(of: last.opening)), offset: offset)
      }
      if word == "endif" { closeLast() }
    }
  }

  private func isFirstOfLine(_ offset: Int) -> Bool {
    let before = bytes[..<offset].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return before == nil || isNewline(before)
  }

  mutating func scanString(from start: Int, hashes: Int) throws(Mistake) {
    let quote = UInt8(ascii: "\"")
    let isMultiline = peek(1) == quote && peek(2) == quote && !closesOnItsLine(hashes)
    index += isMultiline ? 3 : 1
    try scanStringBody(from: start, StringKind(hashes: hashes, isMultiline: isMultiline))
  }

  /// Whether a raw string that begins with three quotes, such as `#"""#`, ends on the same line,
  /// which makes it one of a single line.
  func closesOnItsLine(_ hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var distance = 1
    while let byte = peek(distance), !isNewline(byte) {
      if byte == UInt8(ascii: "\""), isFollowed(by: hashes, from: distance + 1) { return true }
      distance += 1
    }
    return false
  }

  /// Scans to the end of the string, or to an interpolation, which the main loop goes into.
  mutating func scanStringBody(from start: Int, _ kind: StringKind) throws(Mistake) {
    while let byte = peek(0) {
      switch byte {
      case UInt8(ascii: "\\") where isFollowed(by: kind.hashes, from: 1):
        index += 1 + kind.hashes
        if peek(0) == UInt8(ascii: "(") {
          open(.interpolation(kind), at: start)
          return advance(UInt8(ascii: "("))
        }
        // An escaped newline is one only in a multi-line string; the loop sees it otherwise.
        if kind.isMultiline || !isNewline(peek(0)) { index += 1 }
      case UInt8(ascii: "\"") where closes(kind):
        index += (kind.isMultiline ? 3 : 1) + kind.hashes
        previousByte = UInt8(ascii: "\"")
        return
      case _ where isNewline(byte) && !kind.isMultiline:
        throw Mistake(kind: .unterminatedString, offset: start)
      default:
        index += 1
      }
    }
    throw Mistake(kind: .unterminatedString, offset: start)
  }

  func closes(_ kind: StringKind) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard kind.isMultiline else { return isFollowed(by: kind.hashes, from: 1) }
    return peek(1) == quote && peek(2) == quote && isFollowed(by: kind.hashes, from: 3)
  }

  /// Skips `#/…/#`, which is one of several lines if only blanks follow its first slash.
  mutating func skipExtendedRegex(hashes: Int) throws(Mistake) {
    let start = index
    index += hashes + 1
    var blanks = 0
    while peek(blanks) == UInt8(ascii: " ") || peek(blanks) == UInt8(ascii: "\t") { blanks += 1 }
    let isMultiline = isNewline(peek(blanks))
    while let byte = peek(0), isMultiline || !isNewline(byte) {
      if byte == UInt8(ascii: "\\") {
        index += isNewline(peek(1)) ? 1 : 2
      } else if byte == UInt8(ascii: "/"), isFollowed(by: hashes, from: 1) {
        index += hashes
        return advance(UInt8(ascii: "/"))
      } else {
        index += 1
      }
    }
    throw Mistake(kind: .unterminatedRegex, offset: start)
  }

  /// Whether a bare `/…/` could begin here in some language mode, whatever comes before: by
  /// SE-0354 it does not begin with a blank, and it ends on its line.
  var canBeginBareRegex: Bool {
    guard let first = peek(1), first != UInt8(ascii: " "), first != UInt8(ascii: "\t") else {
      return false
    }
    let rest = bytes[(index + 1)...].prefix { !isNewline($0) }
    return rest.contains(UInt8(ascii: "/"))
  }
}
