/// The difference of two texts in the form that `patch` reads.
package enum UnifiedDiff {
  /// How many equal lines are shown around a difference.
  private static let context = 3

  /// The diff that makes the new text of the old one; empty if they are equal.
  ///
  /// - Parameters:
  ///   - old: nil if there is no file yet.
  ///   - new: nil if the file is to go.
  package static func text(from old: [UInt8]?, to new: [UInt8]?, path: String) -> [UInt8] {
    let oldLines = lines(old ?? [])
    let newLines = lines(new ?? [])
    let edits = LineDiff(from: oldLines, to: newLines).edits
    if edits.isEmpty { return [] }
    let name = self.name(path)
    var output = Array("--- \(old == nil ? "/dev/null" : name)\n".utf8)
    output += "+++ \(new == nil ? "/dev/null" : name)\n".utf8
    var start = 0
    while start < edits.count {
      var end = start + 1
      while end < edits.count,
        edits[end].old.lowerBound - edits[end - 1].old.upperBound <= 2 * context
      {
        end += 1
      }
      append(edits[start..<end], oldLines, newLines, to: &output)
      start = end
    }
    return output
  }

  private typealias Line = ArraySlice<UInt8>

  /// The lines with their line endings; the last one may have none.
  private static func lines(_ text: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = text[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    if !rest.isEmpty { lines.append(rest) }
    return lines
  }

  /// Adds one hunk: edits so near to each other that their contexts meet.
  private static func append(
    _ edits: ArraySlice<LineDiff.Edit>, _ old: [Line], _ new: [Line], to output: inout [UInt8]
  ) {
    guard let first = edits.first, let last = edits.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    output += "@@ -\(span(oldRange)) +\(span(newRange)) @@\n".utf8
    var index = oldRange.lowerBound
    for edit in edits {
      append(old[index..<edit.old.lowerBound], " ", to: &output)
      append(old[edit.old], "-", to: &output)
      append(new[edit.new], "+", to: &output)
      index = edit.old.upperBound
    }
    append(old[index..<oldRange.upperBound], " ", to: &output)
  }

  /// A range of lines as a hunk's head counts them: from 1, or the line before if it is empty.
  private static func span(_ range: Range<Int>) -> String {
    if range.count == 1 { return "\(range.lowerBound + 1)" }
    return "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }

  private static func append(
    _ lines: ArraySlice<Line>, _ mark: Unicode.Scalar, to output: inout [UInt8]
  ) {
    for line in lines {
      output.append(UInt8(ascii: mark))
      output += line
      if line.last != UInt8(ascii: "\n") { output += "\n\\ No newline at end of file\n".utf8 }
    }
  }

  /// A path as `patch` reads it: a tab ends one with spaces, and quotes hold what is not plain.
  private static func name(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") }
    if isPlain, !path.utf8.contains(UInt8(ascii: "\\")) {
      return path.utf8.contains(UInt8(ascii: " ")) ? path + "\t" : path
    }
    var name = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": name += "\\\(scalar)"
      case "\n": name += "\\n"
      case "\t": name += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 8)
        name += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      default: name.unicodeScalars.append(scalar)
      }
    }
    return name + "\""
  }
}
