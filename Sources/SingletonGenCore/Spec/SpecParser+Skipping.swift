/// The open levels of an array or inline table whose content is skipped.
private struct Nesting {
  enum Level {
    case array
    case inlineTable(SpecNames.Scope)
  }

  enum Place {
    case behindOpening
    /// Behind a comma, with the comma's offset (from 0).
    case behindComma(Int)
    case behindValue
  }

  /// Kept here and not by recursion, since a text can nest them as deep as it is long.
  var levels: [Level] = []
  var place = Place.behindOpening
  /// Whether a line break in an inline table was reported; once is enough.
  var hasLineBreak = false

  mutating func open(_ level: Level) {
    levels.append(level)
    place = .behindOpening
  }
}

extension SpecParser {
  /// Moves behind the array or inline table that is next, checking that it is TOML but keeping
  /// nothing (TOML 1.0, sections "Array", "Inline Table").
  ///
  /// `scope` is for the keys of an inline table that is the value of a key.
  mutating func skipContainer(in scope: SpecNames.Scope? = nil) -> Bool {
    let open = index
    var nesting = Nesting()
    openLevel(of: &nesting, in: scope)
    while let level = nesting.levels.last {
      skipSpace(in: level, of: &nesting)
      if next == nil {
        report(at: open..<open + 1) { .unclosed(in: $0, at: $1) }
        return false
      }
      if takeClosingBracket(of: level) {
        if case .behindComma(let comma) = nesting.place, case .inlineTable = level {
          report(at: comma..<comma + 1) { .trailingComma(in: $0, at: $1) }
        }
        nesting.levels.removeLast()
        nesting.place = .behindValue
      } else if case .behindValue = nesting.place {
        guard skipComma(of: &nesting) else { return false }
      } else {
        guard skipItem(in: level, of: &nesting) else { return false }
      }
    }
    return true
  }

  /// Moves behind the bracket or brace that is next.
  private mutating func openLevel(of nesting: inout Nesting, in scope: SpecNames.Scope?) {
    if next == UInt8(ascii: "[") {
      nesting.open(.array)
    } else {
      nesting.open(.inlineTable(scope ?? names.makeScope()))
    }
    index += 1
  }

  private mutating func takeClosingBracket(of level: Nesting.Level) -> Bool {
    switch level {
    case .array: take(UInt8(ascii: "]"))
    case .inlineTable: take(UInt8(ascii: "}"))
    }
  }

  /// Moves behind what may stand between the parts of a level; TOML 1.0 allows no line break
  /// between those of an inline table.
  private mutating func skipSpace(in level: Nesting.Level, of nesting: inout Nesting) {
    skipBlanks()
    if case .inlineTable = level, next == UInt8(ascii: "#") || isAtLineEnd, next != nil {
      if !nesting.hasLineBreak {
        report(at: nextCharacter) { .lineBreakInInlineTable(in: $0, at: $1) }
      }
      nesting.hasLineBreak = true
    }
    skipBlankLines()
  }

  private mutating func skipComma(of nesting: inout Nesting) -> Bool {
    let comma = index
    guard take(UInt8(ascii: ",")) else {
      if !nesting.hasLineBreak {
        reportUnexpected(at: nextCharacter) { .missingComma(in: $0, at: $1) }
      }
      return false
    }
    nesting.place = .behindComma(comma)
    return true
  }

  /// Moves behind an item, or into it when it is a level itself.
  private mutating func skipItem(in level: Nesting.Level, of nesting: inout Nesting) -> Bool {
    var scope: SpecNames.Scope?
    if case .inlineTable(let table) = level {
      guard let key = readKey(), let path = readRestOfPath(after: key), readEquals() else {
        return false
      }
      scope = define(path.parts, in: table)
    }
    switch next {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      openLevel(of: &nesting, in: scope)
      return true
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if readString() == nil, isAtLineEnd { return false }
    default:
      let start = index
      if readWord() == nil {
        reportNoValue(at: start..<index)
        return false
      }
    }
    nesting.place = .behindValue
    return true
  }
}
