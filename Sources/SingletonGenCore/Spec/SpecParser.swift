/// Reads the TOML of a spec, in one pass over bytes that are known to be UTF-8.
///
/// The methods that read something start at `index`, which they move behind it. Those that
/// return a `Bool` or an optional have reported the mistake when they return false or nil.
struct SpecParser {
  let source: SourceText
  let bytes: [UInt8]
  /// The offset (from 0) of the next byte to read.
  var index: Int
  var names = SpecNames()
  /// Where the next key is defined.
  var scope = SpecNames.root
  private(set) var spec: Spec
  private(set) var diagnostics: Diagnostics
  private var section = Section.defaults
  /// The entries of the section; its memory serves all sections.
  private var entries: [Spec.Entry] = []

  /// What the keys that are being read belong to.
  enum Section {
    case defaults
    case table(path: [Located<String>], range: Range<Int>)
    /// A table whose header is a mistake: its keys are checked but left out.
    case dropped
  }

  init(_ source: SourceText, diagnostics: Diagnostics) {
    self.source = source
    self.diagnostics = diagnostics
    bytes = source.bytes
    index = source.startOfText
    spec = Spec(source: source)
  }

  /// Reads the whole text into `spec`.
  mutating func readText() {
    while index < bytes.count {
      readLine()
    }
    begin(.dropped)
  }

  /// Reads one expression of TOML's grammar, with its line ending.
  private mutating func readLine() {
    skipBlanks()
    let isRead =
      switch next {
      case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "#"): true
      case UInt8(ascii: "["): readHeader()
      default: readKeyValue()
      }
    if !isRead || !readLineEnd() { skipLine() }
  }

  /// Ends the section before and begins another.
  mutating func begin(_ newSection: Section) {
    switch section {
    case .defaults: spec.defaults = copyOfEntries()
    case .table(let path, let range):
      spec.tables.append(Spec.Table(path: path, range: range, entries: copyOfEntries()))
    case .dropped: break
    }
    entries.removeAll(keepingCapacity: true)
    section = newSection
  }

  /// The entries in an array of their own, with no room to spare.
  private func copyOfEntries() -> [Spec.Entry] {
    entries.withUnsafeBufferPointer { Array($0) }
  }

  /// Adds an entry to the section.
  mutating func keep(_ entry: Spec.Entry) {
    if case .dropped = section { return }
    entries.append(entry)
  }

  /// Adds a mistake; once nothing is kept any more it is only counted, without being made.
  mutating func report(
    at range: Range<Int>, _ diagnostic: (SourceText, Range<Int>) -> Diagnostic
  ) {
    if diagnostics.count >= Diagnostics.limit, let last = diagnostics.all.last {
      diagnostics.add(last)
    } else {
      diagnostics.add(diagnostic(source, range))
    }
  }
}
