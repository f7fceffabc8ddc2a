/// The kinds of value that TOML writes without quotes or brackets.
enum TOMLScalar: Equatable {
  case boolean(Bool)
  case number
  case dateOrTime

  /// What a word is, or nil when it is no TOML value.
  ///
  /// TOML 1.0, sections "Integer", "Float", "Boolean" and those of dates and times.
  init?(_ word: ArraySlice<UInt8>) {
    if word.elementsEqual("true".utf8) {
      self = .boolean(true)
    } else if word.elementsEqual("false".utf8) {
      self = .boolean(false)
    } else if Self.matches(word, { $0.number() }) {
      self = .number
    } else if Self.matches(word, { $0.dateOrTime() }) {
      self = .dateOrTime
    } else {
      return nil
    }
  }

  /// Whether a word is a date, so that a space and a time may follow it.
  static func isDate(_ word: ArraySlice<UInt8>) -> Bool {
    matches(word) { $0.date() }
  }

  private static func matches(
    _ word: ArraySlice<UInt8>, _ rule: (inout Rules) -> Bool
  ) -> Bool {
    var rules = Rules(rest: word)
    return rule(&rules) && rules.rest.isEmpty
  }

  /// The grammar: each rule takes what it matches from the front of `rest`.
  private struct Rules {
    var rest: ArraySlice<UInt8>

    mutating func take(_ text: String) -> Bool {
      let matches = rest.starts(with: text.utf8)
      if matches { rest = rest.dropFirst(text.utf8.count) }
      return matches
    }

    mutating func takeSign() -> Bool { take("+") || take("-") }

    /// Digits, of which an underscore may separate any two.
    mutating func digits(_ isDigit: (UInt8) -> Bool) -> Bool {
      repeat {
        let after = rest.drop(while: isDigit)
        if after.startIndex == rest.startIndex { return false }
        rest = after
      } while take("_")
      return true
    }

    mutating func decimalDigits() -> Bool { digits { $0.isDecimalDigit } }

    mutating func number() -> Bool {
      if take("0x") { return digits { $0.hexValue != nil } }
      if take("0o") { return digits { (0x30...0x37).contains($0) } }
      if take("0b") { return digits { (0x30...0x31).contains($0) } }
      _ = takeSign()
      if take("inf") || take("nan") { return true }
      guard take("0") || decimalDigits() else { return false }
      if take("."), !decimalDigits() { return false }
      if take("e") || take("E") {
        _ = takeSign()
        return decimalDigits()
      }
      return true
    }

    /// A number of exactly `count` digits.
    mutating func field(_ count: Int) -> Int? {
      guard rest.count >= count, rest.prefix(count).allSatisfy(\.isDecimalDigit) else { return nil }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count).reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    }

    mutating func date() -> Bool {
      guard let year = field(4), take("-"), let month = field(2), take("-"), let day = field(2),
        (1...12).contains(month)
      else { return false }
      let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      return (1...days[month - 1]).contains(day)
    }

    /// Hours and minutes.
    mutating func clock() -> Bool {
      guard let hour = field(2), take(":"), let minute = field(2) else { return false }
      return hour < 24 && minute < 60
    }

    mutating func time() -> Bool {
      guard clock(), take(":"), let second = field(2), second <= 60 else { return false }
      guard take(".") else { return true }
      let after = rest.drop(while: \.isDecimalDigit)
      defer { rest = after }
      return after.startIndex > rest.startIndex
    }

    mutating func dateOrTime() -> Bool {
      if rest.dropFirst(2).first == UInt8(ascii: ":") { return time() }
      guard date() else { return false }
      guard take("T") || take("t") || take(" ") else { return true }
      guard time() else { return false }
      if rest.isEmpty || take("Z") || take("z") { return true }
      return takeSign() && clock()
    }
  }
}

extension UInt8 {
  var isDecimalDigit: Bool { (0x30...0x39).contains(self) }

  /// What an ASCII hexadecimal digit counts, in either case.
  var hexValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self) - 0x30
    case 0x41...0x46: UInt32(self) - 0x41 + 10
    case 0x61...0x66: UInt32(self) - 0x61 + 10
    default: nil
    }
  }

  /// Whether a key may have this byte without quotes (TOML 1.0, section "Keys").
  var isBareKeyByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"): true
    default: false
    }
  }

  /// Whether this is a control character that no TOML text may hold (a carriage return only
  /// before a line feed, which the caller checks).
  var isControl: Bool {
    (self < 0x20 && self != UInt8(ascii: "\t")) || self == 0x7F
  }
}
