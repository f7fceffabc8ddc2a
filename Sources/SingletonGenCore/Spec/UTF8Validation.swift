/// The strict check that bytes are UTF-8 (Unicode 16, table 3-7).
enum UTF8Validation {
  /// The byte range (from 0) of the first ill-formed sequence, or nil when there is none.
  ///
  /// The range covers the maximal subpart of a character that is cut short, else one byte.
  static func firstInvalidSequence(in bytes: [UInt8]) -> Range<Int>? {
    bytes.withUnsafeBytes { raw in
      var index = 0
      while index < raw.count {
        index = endOfASCII(in: raw, from: index)
        if index == raw.count { break }
        let length = lengthOfSequence(in: raw, at: index)
        if length.expected != length.found { return index..<index + length.found }
        index += length.found
      }
      return nil
    }
  }

  /// The offset of the first byte from `start` on that is not ASCII, eight bytes at a time.
  private static func endOfASCII(in raw: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { break }
      index += 8
    }
    while index < raw.count, raw[index] < 0x80 { index += 1 }
    return index
  }

  /// How many bytes the sequence at `index`, which is not ASCII, should have and how many of
  /// them are well-formed (at least 1). A byte that cannot start a sequence should have none.
  private static func lengthOfSequence(
    in raw: UnsafeRawBufferPointer, at index: Int
  ) -> (expected: Int, found: Int) {
    let expected: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch raw[index] {
    case 0xC2...0xDF: expected = 2
    case 0xE0...0xEF: expected = 3
    case 0xF0...0xF4: expected = 4
    default: return (0, 1)
    }
    switch raw[index] {
    case 0xE0: second = 0xA0...0xBF  // shorter would do
    case 0xED: second = 0x80...0x9F  // no surrogates
    case 0xF0: second = 0x90...0xBF  // shorter would do
    case 0xF4: second = 0x80...0x8F  // not beyond U+10FFFF
    default: break
    }
    var found = 1
    while found < expected, index + found < raw.count {
      let allowed = found == 1 ? second : 0x80...0xBF
      if !allowed.contains(raw[index + found]) { break }
      found += 1
    }
    return (expected, found)
  }
}
