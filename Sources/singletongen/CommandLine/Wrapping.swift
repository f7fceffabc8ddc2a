extension String {
  /// The words of the text in lines of at most so many columns, if the words are no longer, each
  /// line but the first indented. The text is taken to begin at that column as well.
  func wrapped(width: Int, indentation: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if !line.isEmpty, indentation + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    lines.append(line)
    return lines.joined(separator: "\n" + String(repeating: " ", count: indentation))
  }
}
