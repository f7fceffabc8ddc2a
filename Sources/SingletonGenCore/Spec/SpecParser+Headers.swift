extension SpecParser {
  /// Reads a header `[path]` or `[[path]]` (TOML 1.0, sections "Table", "Array of Tables").
  ///
  /// Whatever is wrong with it, the keys that follow no longer belong to the table before.
  mutating func readHeader() -> Bool {
    let open = index
    index += 1
    let isArray = take(UInt8(ascii: "["))
    guard let path = readHeaderPath(), readClosingBrackets(isArray ? 2 : 1) else {
      begin(.dropped)
      scope = names.makeScope()
      return false
    }
    let end = index
    let range = path[0].range.lowerBound..<path[path.count - 1].range.upperBound
    if isArray { report(at: open..<end) { .unused(.arrayOfTables, in: $0, at: $1) } }
    do {
      scope =
        isArray ? try names.openElement(path, at: range) : try names.openTable(path, at: range)
      begin(isArray ? .dropped : .table(path: path, range: range))
    } catch {
      reportConflict(error, in: path, at: range)
      begin(.dropped)
      scope = names.makeScope()
    }
    return true
  }

  private mutating func readHeaderPath() -> [Located<String>]? {
    skipBlanks()
    if next == UInt8(ascii: "]") {
      report(at: nextCharacter) { .emptyHeader(in: $0, at: $1) }
      return nil
    }
    guard let first = readKey() else { return nil }
    return readRestOfPath(after: first)?.parts
  }

  private mutating func readClosingBrackets(_ count: Int) -> Bool {
    skipBlanks()
    if next == UInt8(ascii: "<") {
      report(at: nextCharacter) { .genericHeader(in: $0, at: $1) }
      return false
    }
    for _ in 0..<count where !take(UInt8(ascii: "]")) {
      reportUnexpected(at: nextCharacter) { .unclosedHeader(brackets: count, in: $0, at: $1) }
      return false
    }
    return true
  }

  private mutating func reportConflict(
    _ conflict: SpecNames.Conflict, in path: [Located<String>], at range: Range<Int>
  ) {
    let part = path[conflict.part]
    if conflict.part == path.count - 1, conflict.kind == .table {
      report(at: range) { .duplicateTable(first: conflict.first, in: $0, at: $1) }
    } else {
      report(at: part.range) { .cannotExtend(part.value, conflict, in: $0, at: $1) }
    }
  }
}
