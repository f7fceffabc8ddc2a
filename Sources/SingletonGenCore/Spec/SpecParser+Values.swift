extension SpecParser {
  /// What came of reading a value.
  enum ValueResult {
    case read(Spec.Value)
    /// The value is not usable, which is reported; `index` is behind it.
    case skipped
    /// A mistake, which is reported: what follows on the line cannot be read.
    case unreadable
  }

  /// Reads a value; `scope` is for its keys, should it be an inline table.
  mutating func readValue(in scope: SpecNames.Scope) -> ValueResult {
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard let text = readString() else { return .skipped }
      return .read(.string(text))
    case UInt8(ascii: "["): return readArray()
    case UInt8(ascii: "{"):
      return skipUnused(.inlineTable, in: scope) ? .skipped : .unreadable
    default: return readScalar()
    }
  }

  private mutating func readScalar() -> ValueResult {
    let start = index
    switch readWord() {
    case .boolean(let value): return .read(.boolean(value))
    case .number: report(at: start..<index) { .unused(.number, in: $0, at: $1) }
    case .dateOrTime: report(at: start..<index) { .unused(.dateOrTime, in: $0, at: $1) }
    case nil:
      reportNoValue(at: start..<index)
      return .unreadable
    }
    return .skipped
  }

  /// Moves behind a value without quotes or brackets; nil, which is not reported, when it is
  /// none of TOML's.
  mutating func readWord() -> TOMLScalar? {
    let start = index
    skipWord()
    if has(UInt8(ascii: " "), at: index), index + 1 < bytes.count,
      bytes[index + 1].isDecimalDigit, TOMLScalar.isDate(bytes[start..<index])
    {
      index += 1
      skipWord()
    }
    return TOMLScalar(bytes[start..<index])
  }

  private mutating func skipWord() {
    while index < bytes.count {
      switch bytes[index] {
      case 0...0x20, 0x7F, UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "#"),
        UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: "\""), UInt8(ascii: "'"):
        return
      default: index += 1
      }
    }
  }

  /// Reports a word, which may be empty, that stands where a value should.
  mutating func reportNoValue(at word: Range<Int>) {
    if !word.isEmpty {
      report(at: word) { .notAValue(in: $0, at: $1) }
    } else {
      reportUnexpected(at: nextCharacter) { .missingValue(in: $0, at: $1) }
    }
  }

  /// Moves behind an array or inline table that a spec does not use, and reports it as such.
  /// False when it is not even TOML, which is reported too.
  mutating func skipUnused(
    _ construct: UnusedConstruct, in scope: SpecNames.Scope? = nil
  ) -> Bool {
    let start = index
    let isSkipped = skipContainer(in: scope)
    let end = isSkipped ? index : start + 1
    report(at: start..<end) { .unused(construct, in: $0, at: $1) }
    return isSkipped
  }
}
