extension Unicode.Scalar {
  /// How many columns of a terminal the scalar takes: none for marks that combine, two for what
  /// Unicode Standard Annex 11 calls wide.
  var columns: Int {
    // Nothing below the first mark that combines is wide, emoji included.
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    switch value {
    // The vowels and finals of a Hangul syllable that is written in parts.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    // Two of them are one flag, which takes two columns.
    case 0x1F1E6...0x1F1FF: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
      return 2
    default: return properties.isEmojiPresentation ? 2 : 1
    }
  }
}
