/// Texts as words of shell scripts.
enum CompletionQuoting {
  /// One word of Bash and Zsh, whatever the text holds.
  static func posix(_ text: String) -> String {
    quoted(text) { $0 == "'" ? "'\\''" : String($0) }
  }

  /// One word of fish, whatever the text holds.
  static func fish(_ text: String) -> String {
    quoted(text) { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }
  }

  /// A text inside of an argument of Zsh's `_arguments`, which must still be quoted as a word.
  static func zshArgument(_ text: String) -> String {
    escaped(text) { "[]:\\".unicodeScalars.contains($0) ? "\\\($0)" : String($0) }
  }

  private static func quoted(_ text: String, _ escape: (Unicode.Scalar) -> String) -> String {
    "'" + escaped(text, escape) + "'"
  }

  private static func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String) -> String {
    text.unicodeScalars.map(escape).joined()
  }
}
