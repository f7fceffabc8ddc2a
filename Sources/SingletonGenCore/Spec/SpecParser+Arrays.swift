/// An array that is being read.
private struct ArrayReader {
  /// The offset (from 0) of the opening bracket.
  let open: Int
  var items: [Located<Spec.Text>] = []
  /// Whether an item was reported that a spec does not use; one is enough for an array.
  var hasUnused = false
  /// Whether the array is not TOML, which was reported.
  var isBroken = false
}

extension SpecParser {
  /// What to do after a part of an array.
  private enum ArrayStep {
    case goOn
    /// Go on at the next line, as array or, if it looks like one, as a new line of the spec.
    case goOnAtNextLine
    /// The array has no end.
    case stop
  }

  /// Reads the array whose bracket is next (TOML 1.0, section "Array").
  mutating func readArray() -> ValueResult {
    var array = ArrayReader(open: index)
    index += 1
    while true {
      skipBlankLines()
      if take(UInt8(ascii: "]")) {
        return array.isBroken || array.hasUnused ? .skipped : .read(.array(array.items))
      }
      let start = index
      var step = readItem(of: &array)
      if case .goOn = step { step = readSeparator(of: &array, afterItemAt: start) }
      switch step {
      case .goOn: break
      case .stop: return .unreadable
      case .goOnAtNextLine:
        skipLine()
        skipBlanks()
        if next == nil || looksLikeNewLine {
          moveToLineEndBefore(index)
          return .unreadable
        }
      }
    }
  }

  private mutating func readItem(of array: inout ArrayReader) -> ArrayStep {
    let start = index
    switch next {
    case nil: return stop(&array)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if let text = readString() {
        array.items.append(Located(text, at: start..<index))
        return .goOn
      }
      array.isBroken = true
      return isAtLineEnd ? .goOnAtNextLine : .goOn
    case UInt8(ascii: "["): return skipItem(.nestedArray, of: &array)
    case UInt8(ascii: "{"): return skipItem(.inlineTableInArray, of: &array)
    default: return readWordItem(of: &array)
    }
  }

  private mutating func skipItem(
    _ construct: UnusedConstruct, of array: inout ArrayReader
  ) -> ArrayStep {
    let isSkipped = array.hasUnused ? skipContainer() : skipUnused(construct)
    array.hasUnused = true
    if isSkipped { return .goOn }
    array.isBroken = true
    return .goOnAtNextLine
  }

  private mutating func readWordItem(of array: inout ArrayReader) -> ArrayStep {
    let start = index
    if let scalar = readWord() {
      if nextIsEquals, isFirstOfLine(start) { return stop(&array, before: start) }
      if !array.hasUnused {
        report(at: start..<index) { .unused(UnusedConstruct(inArray: scalar), in: $0, at: $1) }
      }
      array.hasUnused = true
      return .goOn
    }
    let word = start..<index
    if !word.isEmpty, nextIsEquals, isFirstOfLine(start) { return stop(&array, before: start) }
    reportNoValue(at: word)
    array.isBroken = true
    return !word.isEmpty || next == UInt8(ascii: ",") ? .goOn : .goOnAtNextLine
  }

  /// Moves behind the comma after an item; a closing bracket will do as well.
  private mutating func readSeparator(
    of array: inout ArrayReader, afterItemAt item: Int
  ) -> ArrayStep {
    skipBlankLines()
    switch next {
    case nil: return stop(&array)
    case UInt8(ascii: ","):
      index += 1
      return .goOn
    case UInt8(ascii: "]"): return .goOn
    case UInt8(ascii: "=") where isFirstOfLine(item) && !bytes[item..<index].contains(0x0A):
      return stop(&array, before: item)
    default: break
    }
    let isFirst = isFirstOfLine(index)
    if isFirst, looksLikeNewLine { return stop(&array, before: index) }
    if !array.isBroken || !isFirst {
      reportUnexpected(at: nextCharacter) { .missingComma(in: $0, at: $1) }
    }
    array.isBroken = true
    let isString = next == UInt8(ascii: "\"") || next == UInt8(ascii: "'")
    return isString || isFirst ? .goOn : .goOnAtNextLine
  }

  /// Gives the array up at the end of the text, or before the line that starts at an item.
  private mutating func stop(_ array: inout ArrayReader, before item: Int? = nil) -> ArrayStep {
    if !array.isBroken {
      report(at: array.open..<array.open + 1) { .unclosed(in: $0, at: $1) }
    }
    if let item { moveToLineEndBefore(item) }
    return .stop
  }

  /// Moves to the line feed before a line of which only blanks lie before `offset`, so that the
  /// line is the next to be read; at the end of the text to that end.
  private mutating func moveToLineEndBefore(_ offset: Int) {
    guard offset < bytes.count else { return }
    index = offset
    while index > 0, bytes[index] != UInt8(ascii: "\n") { index -= 1 }
  }

  private func isFirstOfLine(_ offset: Int) -> Bool {
    var offset = offset
    while offset > 0, bytes[offset - 1] == UInt8(ascii: " ") || bytes[offset - 1] == 0x09 {
      offset -= 1
    }
    return offset > 0 && bytes[offset - 1] == UInt8(ascii: "\n")
  }

  private var nextIsEquals: Bool {
    mutating get {
      skipBlanks()
      return next == UInt8(ascii: "=")
    }
  }

  /// Whether a header or a key with its equals sign is next, as far as a glance can tell.
  private var looksLikeNewLine: Bool {
    if next == UInt8(ascii: "[") { return true }
    var offset = index
    var quote: UInt8?
    while offset < bytes.count, !bytes[offset].isControl {
      let byte = bytes[offset]
      if let open = quote {
        if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") {
          offset += 1
        } else if byte == open {
          quote = nil
        }
      } else if byte == UInt8(ascii: "=") {
        return offset > index
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if !byte.isBareKeyByte, byte != UInt8(ascii: "."), byte != UInt8(ascii: " "),
        byte != UInt8(ascii: "\t")
      {
        return false
      }
      offset += 1
    }
    return false
  }
}
