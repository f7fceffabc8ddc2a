/// The lines of a text, without their endings; `\r\n` ends one line.
func splitLines(_ text: String, at ends: Set<Unicode.Scalar> = ["\n", "\r"]) -> [String] {
  var lines: [String] = []
  var line = String.UnicodeScalarView()
  var previous: Unicode.Scalar?
  for scalar in text.unicodeScalars {
    if ends.contains(scalar) {
      if !(scalar == "\n" && previous == "\r") {
        lines.append(String(line))
        line = String.UnicodeScalarView()
      }
    } else {
      line.append(scalar)
    }
    previous = scalar
  }
  lines.append(String(line))
  return lines
}

/// The lines of a piece of Swift, moved to the left edge as a whole, and without the blank lines
/// around it.
///
/// All lines move by the same width, so the text of a multi-line string stays what it was.
func reindented(_ text: String) -> [String] {
  var lines = splitLines(text)
  while let last = lines.last, last.trimmingSpaces.isEmpty { lines.removeLast() }
  while let first = lines.first, first.trimmingSpaces.isEmpty { lines.removeFirst() }
  let margin = commonMargin(lines)
  return lines.map { line in
    line.utf8.count > margin ? String(line.dropFirst(margin)) : ""
  }
}

/// How many spaces or tabs every line that is not blank begins with, the same ones in each.
private func commonMargin(_ lines: [String]) -> Int {
  var margin: Substring?
  for line in lines where !line.trimmingSpaces.isEmpty {
    let blanks = line.prefix { $0 == " " || $0 == "\t" }
    guard let known = margin else {
      margin = blanks
      continue
    }
    let common = zip(known, blanks).prefix { $0 == $1 }.count
    margin = known.prefix(common)
  }
  return margin?.count ?? 0
}
