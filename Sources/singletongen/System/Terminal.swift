/// What the process may assume of the terminal it talks to, if there is one.
enum Terminal {
  /// Whether messages on standard error are to be in colour.
  static func usesColor(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      if let value = variable("NO_COLOR"), !value.isEmpty { return false }
      guard let terminal = variable("TERM"), !terminal.isEmpty, terminal != "dumb" else {
        return false
      }
      return isatty(2) == 1
    }
  }

  /// The width of the help in columns: the terminal's, or 80 where there is none.
  static var width: Int {
    if let text = variable("COLUMNS"), let columns = Int(text), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
