import SingletonGenCore
import Testing

@Suite struct SpecEncodingTests {
  @Test(
    arguments: [
      ([0xC0, 0x80], 1), ([0xC1, 0xBF], 1), ([0xE0, 0x9F, 0xBF], 1), ([0xED, 0xA0, 0x80], 1),
      ([0xF0, 0x8F, 0xBF, 0xBF], 1), ([0xF4, 0x90, 0x80, 0x80], 1), ([0xF5], 1), ([0xFF], 1),
      ([0x80], 1), ([0xC3], 1), ([0xE2, 0x82], 2), ([0xF0, 0x9F, 0x98], 3),
      ([0xE2, 0x28, 0xA1], 1),
    ] as [([UInt8], Int)])
  func illFormedSequencesAreFoundAtTheirPlace(sequence: [UInt8], length: Int) {
    for before in ["", "# é", "# 12345678", "a = true\n# 😀\u{FFFF}\u{10FFFF}\u{D7FF}"] {
      for after in ["", "\nb = true", "      # more than eight"] {
        let (spec, diagnostics) = read(Array(before.utf8) + sequence + Array(after.utf8))
        let start = before.utf8.count
        #expect(diagnostics.all.map(\.range) == [start..<start + length])
        #expect(
          diagnostics.all.first?.message.hasPrefix("the text is not UTF-8 from here on (0x") == true
        )
        #expect(spec.defaults.isEmpty && spec.tables.isEmpty)
      }
    }
  }

  @Test func everyScalarIsAllowedInAString() {
    for number: UInt32 in stride(from: 0x80, through: 0x10FFFF, by: 61) {
      guard let scalar = Unicode.Scalar(number) else { continue }
      #expect(read("# \(scalar)").diagnostics.isEmpty)
    }
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61]] as [[UInt8]])
  func utf16IsNamed(bytes: [UInt8]) {
    let (spec, diagnostics) = read(bytes)
    #expect(diagnostics.all.map(\.message) == ["the text is UTF-16, not UTF-8; save it as UTF-8"])
    #expect(diagnostics.all.map(\.range) == [0..<2])
    #expect(spec.defaults.isEmpty)
  }
}
