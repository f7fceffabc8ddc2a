/// The pieces of a manual page in mdoc, the language of `mandoc` and `groff -mdoc`.
enum Mdoc {
  /// A text as running text: wrapped, and with nothing in it that mdoc would obey.
  static func paragraph(_ text: String) -> String {
    // A line's end belongs behind each sentence, so that it is set with the right space.
    let sentences = text.replacing(". ", with: ".\n").split(separator: "\n")
    return sentences.map { sentence in
      let lines = String(sentence).wrapped(width: 74, indentation: 0).split(separator: "\n")
      return lines.map { line(String($0)) + "\n" }.joined()
    }.joined()
  }

  /// A summary as a sentence of its own.
  static func sentence(_ summary: String) -> String {
    let isCode = summary.prefix { $0 != " " }.contains { $0.isUppercase || $0 == "(" }
    let start = isCode ? summary.prefix(1) : Substring(summary.prefix(1).uppercased())
    return String(start) + summary.dropFirst() + "."
  }

  /// Lines that are shown as they are, indented.
  static func example(_ lines: [String]) -> String {
    ".Bd -literal -offset indent\n" + lines.map { line($0) + "\n" }.joined() + ".Ed\n"
  }

  private static func line(_ text: String) -> String {
    let isControl = text.hasPrefix(".") || text.hasPrefix("'")
    return (isControl ? "\\&" : "") + escape(text)
  }

  /// With every character shown as it is: a `-` alone would become a hyphen, which no shell
  /// takes for a dash, and `name()` would be taken for a C function.
  private static func escape(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("(", with: "\\&(")
      .replacing("--", with: "\\-\\-")
  }
}

extension String {
  /// With each of a text's occurrences replaced.
  fileprivate func replacing(_ old: String, with new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
