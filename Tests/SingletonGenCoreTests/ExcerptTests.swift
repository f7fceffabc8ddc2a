import Testing

@testable import SingletonGenCore

/// The line below a message, and the marks below that line.
///
/// In the texts, `«…»` is around the place of the mistake.
@Suite struct ExcerptTests {
  private func excerpt(_ marked: String) throws -> String {
    let text = MarkedText(marked)
    return try excerpt(text.text, #require(text.place))
  }

  private func excerpt(_ bytes: [UInt8], _ range: Range<Int>) throws -> String {
    let excerpt = try #require(
      Excerpt(of: SourceText(name: "a.toml", bytes: bytes), at: range))
    return excerpt.line + "\n" + excerpt.marks
  }

  static let lines: [(String, String)] = [
    // Places of every kind.
    ("a = «bc» d", "a = bc d\n    ^~"),
    ("«a» = b", "a = b\n^"),
    ("x\n«a = b»\ny", "a = b\n^~~~~"),
    ("a = «»b", "a = b\n    ^"),
    ("a = b«»", "a = b\n     ^"),
    ("a = b\n«»", "\n^"),
    ("a\n«»\nb", "\n^"),
    ("a\n«\n»b", "\n^"),
    ("a«\n»b", "a\n ^"),
    ("a = «b\nc»\nd", "a = b\n    ^"),
    ("a = «bcd\nefghijkl\nm»", "a = bcd\n    ^~~"),
    ("a = «b»\r\nc", "a = b\n    ^"),
    ("a = «b\r\nc»", "a = b\n    ^"),
    ("a = b«\r\n»c", "a = b\n     ^"),
    ("\u{FEFF}«a» = b", "a = b\n^"),
    ("\u{FEFF}a = «b»", "a = b\n    ^"),
    // A tab goes on to the next stop, here as in most editors' width of four.
    ("\ta = «b»\tc", "    a = b   c\n        ^"),
    ("ab\t«c\td»e", "ab  c   de\n    ^~~~~"),
    ("a«\t»b", "a   b\n ^~~"),
    // Wide scalars take two columns.
    ("名 = «\"音楽\"» # x", "名 = \"音楽\" # x\n     ^~~~~~"),
    ("«名»前 = 1", "名前 = 1\n^~"),
    ("🎵 = «🎶🎶»", "🎵 = 🎶🎶\n     ^~~~"),
    ("한 «글»", "한 글\n   ^~"),
    ("⌚⚡✅⭐ «x»", "⌚⚡✅⭐ x\n         ^"),
    // Scalars of two and three bytes take one.
    ("é = «\"ñ€\"»x", "é = \"ñ€\"x\n    ^~~~"),
    // Marks that combine take none, and belong to the base that is marked.
    ("e\u{301} = «o\u{308}u\u{308}»", "e\u{301} = o\u{308}u\u{308}\n    ^~"),
    ("क\u{94D}«ष»", "क\u{94D}ष\n ^"),
    // What a terminal would obey or hide is written out.
    ("a = «\u{1B}[31m»x", "a = \\u{1B}[31mx\n    ^~~~~~~~~~"),
    ("\u{0}«a»", "\\u{0}a\n     ^"),
    ("\u{202E}«a»", "\\u{202E}a\n        ^"),
    ("\u{200B}«a»\u{85}\u{2028}", "\\u{200B}a\\u{85}\\u{2028}\n        ^"),
    ("a\r«b»", "a\\u{D}b\n      ^"),
    ("👩\u{200D}👧 «x»", "👩\\u{200D}👧 x\n             ^"),
  ]

  @Test(arguments: lines)
  func marksStandUnderThePlace(marked: String, wanted: String) throws {
    #expect(try excerpt(marked) == wanted)
  }

  static let bytes: [([UInt8], Range<Int>, String)] = [
    (Array("🇨🇭 x".utf8), 9..<10, "🇨🇭 x\n   ^"),
    (Array("\u{1112}\u{1161}\u{11AB}x".utf8), 9..<10, "\u{1112}\u{1161}\u{11AB}x\n  ^"),
    ([0x61, 0xFF, 0x62], 1..<2, "a\\xFFb\n ^~~~"),
    ([0x61, 0xFF, 0x62], 2..<3, "a\\xFFb\n     ^"),
    // A sequence that is cut short, one that is overlong, a surrogate, and a lone continuation.
    ([0xE2, 0x82], 0..<2, "\\xE2\\x82\n^~~~~~~~"),
    ([0xE2, 0x82, 0x62], 2..<3, "\\xE2\\x82b\n        ^"),
    ([0xC0, 0x80], 0..<1, "\\xC0\\x80\n^~~~"),
    ([0xED, 0xA0, 0x80], 2..<3, "\\xED\\xA0\\x80\n        ^~~~"),
    ([0x80, 0x0A, 0x61], 0..<1, "\\x80\n^~~~"),
    ([0xF4, 0x90, 0x80, 0x80], 3..<4, "\\xF4\\x90\\x80\\x80\n            ^~~~"),
    // A place inside of a scalar is that scalar's.
    (Array("aéb".utf8), 2..<3, "aéb\n ^"),
    (Array("a音b".utf8), 2..<3, "a音b\n ^~"),
    (Array("a音b".utf8), 3..<5, "a音b\n ^~~"),
  ]

  @Test(arguments: bytes)
  func bytesThatAreNoTextAreShown(bytes: [UInt8], range: Range<Int>, wanted: String) throws {
    #expect(try excerpt(bytes, range) == wanted)
  }

  @Test func anEmptyTextHasNoExcerpt() {
    #expect(Excerpt(of: SourceText(name: "a", text: ""), at: 0..<0) == nil)
    #expect(Excerpt(of: SourceText(name: "a", text: "\u{FEFF}"), at: 3..<3) == nil)
  }

  // MARK: Long lines

  private func part(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test func aLineOfAHundredColumnsIsWhole() throws {
    let start = part("a", 99)
    #expect(try excerpt(start + "«b»") == start + "b\n" + part(" ", 99) + "^")
    #expect(try excerpt("«b»" + start) == "b" + start + "\n^")
  }

  @Test func aLongerOneIsCutAroundTheMistake() throws {
    #expect(try excerpt("«bc»" + part("a", 99)) == "bc" + part("a", 98) + "…\n^~")
    #expect(
      try excerpt(part("a", 99) + "«bc»")
        == "…" + part("a", 98) + "bc\n" + part(" ", 99) + "^~")
    #expect(
      try excerpt(part("a", 500) + "«bc»" + part("d", 500))
        == "…" + part("a", 50) + "bc" + part("d", 48) + "…\n" + part(" ", 51) + "^~")
  }

  @Test func aMistakeThatIsTooLongIsCutAsWell() throws {
    #expect(
      try excerpt(part("a", 500) + "«" + part("b", 500) + "»")
        == "…" + part("a", 50) + part("b", 50) + "…\n" + part(" ", 51) + "^" + part("~", 49))
  }

  @Test func wideScalarsAreCutByColumns() throws {
    let text = try excerpt(part("音", 500) + "«楽»" + part("音", 500))
    #expect(
      text == "…" + part("音", 25) + "楽" + part("音", 24) + "…\n" + part(" ", 51) + "^~")
  }

  @Test func hostileBytesAreCutAsWell() throws {
    let marks = try excerpt("«x»" + part("\u{301}", 100_000))
    #expect(marks.utf8.count < 5_000)
    #expect(marks.hasSuffix("…\n^"))
    let continuations = [UInt8](repeating: 0x80, count: 100_000)
    let text = try excerpt(continuations, 50_000..<50_001)
    #expect(text.hasPrefix("…\\x80") && text.hasSuffix("\\x80…\n" + part(" ", 53) + "^~~~"))
    // The cut is not within a scalar.
    let wide = try excerpt([0x61] + Array(part("音", 1000).utf8), 1501..<1502)
    #expect(!wide.contains("\\x"))
  }

  @Test(arguments: [0, 5_000_000, 10_000_000])
  func aLineOfMegabytesIsShortAndQuick(offset: Int) throws {
    let source = SourceText(name: "a", bytes: [UInt8](repeating: 0x61, count: 10_000_000))
    let time = try ContinuousClock().measure {
      for _ in 0..<20 {
        let excerpt = try #require(Excerpt(of: source, at: offset..<source.bytes.count))
        #expect(excerpt.line.count <= 102)
        #expect(excerpt.marks.count <= 102)
      }
    }
    // To walk through the whole line would take longer by far.
    #expect(time < .seconds(1))
  }
}
