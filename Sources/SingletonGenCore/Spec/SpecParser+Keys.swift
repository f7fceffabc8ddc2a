extension SpecParser {
  /// Reads a line `key = value` (TOML 1.0, section "Key/Value Pair").
  mutating func readKeyValue() -> Bool {
    guard let key = readKey() else { return false }
    let valueScope: SpecNames.Scope
    let isUsed: Bool
    if nextIsDot {
      guard let path = readRestOfPath(after: key) else { return false }
      guard readEquals() else { return false }
      report(at: key.range.lowerBound..<path.end) { .unused(.dottedKey, in: $0, at: $1) }
      valueScope = define(path.parts, in: scope) ?? names.makeScope()
      isUsed = false
    } else {
      guard readEquals() else { return false }
      let defined = define(key, in: scope)
      valueScope = defined ?? names.makeScope()
      isUsed = defined != nil
    }
    let start = index
    switch readValue(in: valueScope) {
    case .read(let value):
      if isUsed { keep(Spec.Entry(key: key, value: Located(value, at: start..<index))) }
      return true
    case .skipped: return true
    case .unreadable: return false
    }
  }

  /// Moves behind the equals sign after a key, and the blanks around it.
  mutating func readEquals() -> Bool {
    skipBlanks()
    guard take(UInt8(ascii: "=")) else {
      reportUnexpected(at: nextCharacter) { .expectedEquals(in: $0, at: $1) }
      return false
    }
    skipBlanks()
    return true
  }

  /// Whether a dot is next, perhaps after blanks.
  var nextIsDot: Bool {
    mutating get {
      skipBlanks()
      return next == UInt8(ascii: ".")
    }
  }

  /// Reads the components from the dot that is next on; `end` is the end of the last of them.
  mutating func readRestOfPath(
    after first: Located<String>
  ) -> (parts: [Located<String>], end: Int)? {
    var parts = [first]
    var end = first.range.upperBound
    while nextIsDot {
      index += 1
      skipBlanks()
      guard let part = readKey() else { return nil }
      parts.append(part)
      end = part.range.upperBound
    }
    return (parts, end)
  }

  /// Reads one component of a key, bare or quoted (TOML 1.0, section "Keys").
  mutating func readKey() -> Located<String>? {
    let start = index
    if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      if has(quote, at: index + 1), has(quote, at: index + 2) {
        report(at: start..<start + 3) { .multilineKey(in: $0, at: $1) }
        return nil
      }
      guard let text = readString() else { return nil }
      return Located(text.string, at: start..<index)
    }
    while index < bytes.count, bytes[index].isBareKeyByte { index += 1 }
    guard index == start else {
      return Located(text(start..<index), at: start..<index)
    }
    reportUnexpected(at: nextCharacter) { .expectedKey(in: $0, at: $1) }
    return nil
  }

  /// Defines a key; nil after a conflict.
  mutating func define(
    _ key: Located<String>, in scope: SpecNames.Scope
  ) -> SpecNames.Scope? {
    do {
      return try names.define(key, in: scope)
    } catch {
      report(at: key.range) { .duplicateKey(key.value, first: error.first, in: $0, at: $1) }
      return nil
    }
  }

  /// Defines a dotted key; nil after a conflict.
  mutating func define(
    _ path: [Located<String>], in scope: SpecNames.Scope
  ) -> SpecNames.Scope? {
    do {
      return try names.define(path, in: scope)
    } catch {
      let key = path[error.part]
      if error.part == path.count - 1 {
        report(at: key.range) { .duplicateKey(key.value, first: error.first, in: $0, at: $1) }
      } else {
        report(at: key.range) { .cannotExtend(key.value, error, in: $0, at: $1) }
      }
      return nil
    }
  }
}
