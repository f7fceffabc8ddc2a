/// What to do about an unknown word: the nearest known one, or else all of them.
///
/// - Parameter otherwise: what to say in place of the list, which may be long or open.
package func hint(for word: String, among known: [String], otherwise: String? = nil) -> String {
  if let near = suggestion(for: word, among: known) { return "did you mean '\(near)'?" }
  return otherwise ?? "use one of \(known.joined(separator: ", "))"
}

/// The known word that a misspelt one most likely stands for.
///
/// The distance is optimal string alignment (insertions, deletions, replacements and swaps of
/// neighbours), at most a third of the longer word's length.
package func suggestion(for word: String, among known: some Sequence<String>) -> String? {
  let word = Array(word.lowercased().utf8.prefix(100))
  var best: (word: String, distance: Int)?
  for candidate in known {
    let bytes = Array(candidate.lowercased().utf8)
    let limit = max(1, max(word.count, bytes.count) / 3)
    let distance = alignmentDistance(word, bytes)
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.word
}

private func alignmentDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i]
    row.reserveCapacity(b.count + 1)
    for j in 1...b.count {
      var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        cost = min(cost, beforeLast[j - 2] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
