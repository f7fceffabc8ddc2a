extension String {
  /// The text with what a terminal might obey or hide written as `\u{…}`: fit for one line.
  package var visible: String {
    // Most texts are, and cost nothing.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    return unicodeScalars.map(\.visible).joined()
  }

  /// The text between single quotes, fit for one line of a message: long texts are cut, and
  /// what a terminal might obey or hide is written as `\u{…}`.
  package var quoted: String {
    var result = "'"
    for (count, scalar) in unicodeScalars.enumerated() {
      if count == 60 {
        result += "…"
        break
      }
      result += scalar.visible
    }
    return result + "'"
  }
}

extension Unicode.Scalar {
  /// The scalar itself if it is printable, or else its number as `\u{…}`.
  var visible: String {
    isPrintable ? String(self) : "\\u{\(String(value, radix: 16, uppercase: true))}"
  }

  /// False for control, format, separator and unassigned characters, but true for the space.
  package var isPrintable: Bool {
    if value < 0x7F { return value >= 0x20 }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      return false
    default: return true
    }
  }
}
