/// What has to be replaced to make one list of lines of another.
///
/// Minimal for lists of a few hundred lines. Longer ones are first cut at the lines that both have
/// exactly once, so that the time stays near linear and the edits near minimal.
package struct LineDiff {
  /// The lines of the old list (from 0) that the lines of the new one take the place of.
  package struct Edit: Equatable {
    package var old: Range<Int>
    package var new: Range<Int>
  }

  /// In order; between two of them is at least one line that both lists have.
  package private(set) var edits: [Edit] = []

  /// The lines as numbers: equal lines, equal numbers.
  private let old: [Int]
  private let new: [Int]

  package init<Line: Hashable>(from old: [Line], to new: [Line]) {
    var numbers: [Line: Int] = [:]
    func number(_ line: Line) -> Int {
      if let known = numbers[line] { return known }
      let next = numbers.count
      numbers[line] = next
      return next
    }
    self.old = old.map(number)
    self.new = new.map(number)
    compare(old.indices, new.indices, depth: 0)
  }

  /// How many pairs of lines are compared one by one at most.
  private static let pairLimit = 250_000
  /// How often a part is cut into smaller ones at most; real texts need two or three.
  private static let depthLimit = 50

  private mutating func compare(_ oldRange: Range<Int>, _ newRange: Range<Int>, depth: Int) {
    var (from, to) = (oldRange, newRange)
    while let a = from.first, let b = to.first, old[a] == new[b] {
      (from, to) = (a + 1..<from.upperBound, b + 1..<to.upperBound)
    }
    while let a = from.last, let b = to.last, old[a] == new[b] {
      (from, to) = (from.lowerBound..<a, to.lowerBound..<b)
    }
    if from.isEmpty || to.isEmpty { return replace(from, to) }
    if from.count <= Self.pairLimit / to.count { return align(from, to) }
    let anchors = depth < Self.depthLimit ? anchors(from, to) : []
    if anchors.isEmpty { return replace(from, to) }
    var (a, b) = (from.lowerBound, to.lowerBound)
    for anchor in anchors {
      compare(a..<anchor.old, b..<anchor.new, depth: depth + 1)
      (a, b) = (anchor.old + 1, anchor.new + 1)
    }
    compare(a..<from.upperBound, b..<to.upperBound, depth: depth + 1)
  }

  private mutating func replace(_ from: Range<Int>, _ to: Range<Int>) {
    if from.isEmpty && to.isEmpty { return }
    if let last = edits.last, last.old.upperBound == from.lowerBound,
      last.new.upperBound == to.lowerBound
    {
      edits[edits.count - 1] = Edit(
        old: last.old.lowerBound..<from.upperBound, new: last.new.lowerBound..<to.upperBound)
    } else {
      edits.append(Edit(old: from, new: to))
    }
  }

  /// The fewest edits, by a table of the longest common subsequence of every two tails.
  private mutating func align(_ from: Range<Int>, _ to: Range<Int>) {
    let width = to.count + 1
    var common = [Int32](repeating: 0, count: (from.count + 1) * width)
    for i in from.indices.reversed() {
      let row = (i - from.lowerBound) * width - to.lowerBound
      for j in to.indices.reversed() {
        common[row + j] =
          old[i] == new[j]
          ? common[row + width + j + 1] + 1
          : max(common[row + width + j], common[row + j + 1])
      }
    }
    var (i, j) = (from.lowerBound, to.lowerBound)
    while i < from.upperBound, j < to.upperBound {
      let place = (i - from.lowerBound) * width + j - to.lowerBound
      if old[i] == new[j] {
        (i, j) = (i + 1, j + 1)
      } else if common[place + width] >= common[place + 1] {
        replace(i..<i + 1, j..<j)
        i += 1
      } else {
        replace(i..<i, j..<j + 1)
        j += 1
      }
    }
    replace(i..<from.upperBound, j..<to.upperBound)
  }

  private typealias Pair = (old: Int, new: Int)

  /// The longest rising sequence of the lines that both parts hold exactly once.
  private func anchors(_ from: Range<Int>, _ to: Range<Int>) -> [Pair] {
    let places = Self.uniquePlaces(new, to)
    let pairs = Self.uniquePlaces(old, from).compactMap { line, place in
      places[line].map { (old: place, new: $0) }
    }.sorted { $0.old < $1.old }
    // The ends of the best sequences of each length, and what comes before each pair in its own.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [Pair] = []
    var index = ends.last ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = previous[index]
    }
    return result.reversed()
  }

  /// The lines that are there exactly once, and where.
  private static func uniquePlaces(_ lines: [Int], _ range: Range<Int>) -> [Int: Int] {
    var places: [Int: Int] = [:]
    for index in range {
      places[lines[index]] = places[lines[index]] == nil ? index : -1
    }
    return places.filter { $0.value >= 0 }
  }
}
