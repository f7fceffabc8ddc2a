import SingletonGenCore
import Testing

@Suite struct SpecRobustnessTests {
  static let sample = Array(
    """
    \u{FEFF}# é\r
    a = "x\\u00e9\\n" # c
    "b" = ['y', "z", # d
      '''w\r
    ''',
    ]
    c.d = 1\r
    [e . "f"]
    g = \"""h\\
       i\"""
    j = {k = [[1, 2.5e3], {l = 2024-01-01 10:00:00Z}], "m" = true}
    [[n]]
    o = false

    """.utf8)

  @Test func theSampleIsTOML() {
    let all = read(Self.sample).diagnostics.all
    #expect(all.count == 4)
    #expect(all.allSatisfy { $0.isUnused })
  }

  @Test func anyPrefixIsRead() {
    for count in 0...Self.sample.count {
      checkInvariants(Array(Self.sample.prefix(count)), "prefix of \(count)")
    }
  }

  @Test func anyMutationIsRead() {
    var random = SplitMix64(state: 20_240_229)
    let interesting = Array("\"'[]{}=.,#\\\n\r\t \0u1Tée".utf8)
    for round in 0..<3000 {
      var bytes = Self.sample
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        let byte =
          Bool.random(using: &random)
          ? interesting[Int.random(in: interesting.indices, using: &random)]
          : UInt8.random(in: 0...255, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes[place] = byte
        case 1: bytes.insert(byte, at: place)
        default: bytes.remove(at: place)
        }
      }
      checkInvariants(bytes, "round \(round)")
    }
  }

  /// Each of these is slow or overflows the stack if anything is recursive or quadratic; the first
  /// mistake is at the byte given.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("", "[", "", 2), ("a = ", "[", "", 5), ("a = ", "{a=", "", 500_002),
      ("a = ", "[{a=", "", 500_004), ("", "\"", "", 0), ("a = ", "\"", "", 12),
      ("a = \"", "\\", "", 4), ("a = \"\"\"", "\\ ", "", 7), ("", "a.", "", 500_000),
      ("[a", ".a", "]", nil), ("a", ".a", "= 1", 0), ("", "[[", "", 2), ("a = ", "'''", "", 12),
      ("", "\n", "", nil), ("", "a\n", "", 1), ("", "a = [\n", "", 4),
      ("", "a = [\n'''\n", "", 4), ("a = [", "''\n", "]", 8), ("a = [", "'' ", "]", 8),
      ("a = [", "\n", "", 4), ("", "[a]\n", "", 5), ("a = [", "\n[", "", 6),
      ("a = [\n", "' '\n", "=", 10), ("a = ", "#", "", 4), ("a = \"\"\"", "\"\"\\", "", 4),
      ("", "\r", "", 0),
    ] as [(String, String, String, Int?)])
  func longTextsTakeLinearTime(start: String, repeated: String, end: String, mistake: Int?) {
    let count = 500_000 / repeated.utf8.count
    let text = start + String(repeating: repeated, count: count) + end
    #expect(read(text).diagnostics.all.first?.range.lowerBound == mistake)
  }

  @Test func deepNestingIsSkipped() {
    let depth = 1_000_000
    let text =
      "a = " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let all = read(text + "\nb = true").diagnostics.all
    #expect(all.map(\.range) == [5..<4 + 2 * depth - 1])
    #expect(all.allSatisfy { $0.isUnused })
  }

  @Test func manyTablesAndKeysAreRead() {
    let keys = (0..<50_000).map { "key\($0) = 'value'\n" }.joined()
    let tables = (0..<50_000).map { "[group.Table\($0)]\ntype = 'T'\n" }.joined()
    let (spec, diagnostics) = read(keys + tables)
    #expect(diagnostics.isEmpty)
    #expect(spec.defaults.count == 50_000)
    #expect(spec.tables.count == 50_000)
    #expect(read(tables + tables).diagnostics.count == 50_000)
  }

  @Test func mistakesBeyondTheLimitAreCounted() {
    let (_, diagnostics) = read(String(repeating: "=\n", count: 5000))
    #expect(diagnostics.count == 5000)
    #expect(diagnostics.all.count == Diagnostics.limit)
  }
}

private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
