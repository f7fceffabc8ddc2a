extension String {
  /// The text between single quotes, fit for one line of a message: long texts are cut, and
  /// what a terminal might obey or hide is written as `\u{…}`.
  package var quoted: String {
    var result = "'"
    for (count, scalar) in unicodeScalars.enumerated() {
      if count == 60 {
        result += "…"
        break
      }
      if scalar.isPrintable {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return result + "'"
  }
}

extension Unicode.Scalar {
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
