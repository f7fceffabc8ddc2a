import SingletonGenCore
import Testing

@Suite struct LineDiffTests {
  @Test func editsMakeTheNewListAndAreMinimal() {
    var generator = SplitMix(seed: 1)
    for _ in 0..<2000 {
      let old = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        Int.random(in: 0...4, using: &generator)
      }
      let new = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        Int.random(in: 0...4, using: &generator)
      }
      let edits = LineDiff(from: old, to: new).edits
      #expect(apply(edits, to: old, new) == new)
      let cost = edits.reduce(0) { $0 + $1.old.count + $1.new.count }
      #expect(cost == old.count + new.count - 2 * commonLength(old, new))
      for (left, right) in zip(edits, edits.dropFirst()) {
        #expect(left.old.upperBound < right.old.lowerBound)
      }
    }
  }

  /// Without the cut at unique lines this is one edit, and without the cut at all it takes minutes.
  @Test(.timeLimit(.minutes(1))) func manySmallEditsOfALongListStaySmall() {
    let old = (0..<60_000).map { $0 % 3 == 0 ? "}" : "line \($0)" }
    let new = old.enumerated().map { $0.offset % 30 == 1 ? "new \($0.offset)" : $0.element }
    let edits = LineDiff(from: old, to: new).edits
    #expect(edits.count == 2000)
    #expect(edits.allSatisfy { $0.old.count == 1 && $0.new.count == 1 })
  }

  @Test(.timeLimit(.minutes(1))) func longListsWithNothingInCommonAreOneEdit() {
    let old = (0..<200_000).map { "old \($0 / 2)" }
    let new = (0..<200_000).map { "new \($0 / 2)" }
    let edits = LineDiff(from: old, to: new).edits
    #expect(edits.map(\.old) == [0..<200_000])
    #expect(edits.map(\.new) == [0..<200_000])
  }

  private func apply(_ edits: [LineDiff.Edit], to old: [Int], _ new: [Int]) -> [Int] {
    var result: [Int] = []
    var index = 0
    for edit in edits {
      result += old[index..<edit.old.lowerBound] + new[edit.new]
      index = edit.old.upperBound
    }
    return result + old[index...]
  }

  /// The length of the longest common subsequence, by the definition.
  private func commonLength(_ old: [Int], _ new: [Int]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for line in old {
      var last = row
      for (index, other) in new.enumerated() {
        last[index + 1] = line == other ? row[index] + 1 : max(row[index + 1], last[index])
      }
      row = last
    }
    return row[new.count]
  }
}

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String?, _ new: String?, path: String = "a.swift") -> String {
    let bytes = UnifiedDiff.text(
      from: old.map { Array($0.utf8) }, to: new.map { Array($0.utf8) }, path: path)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func equalTextsHaveNone() {
    #expect(diff("a\nb", "a\nb") == "")
  }

  @Test func showsThreeLinesAroundAndJoinsNearEdits() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n5\n", with: "\nfive\n").replacing("\n12\n", with: "\n")
      .replacing("\n20\n", with: "\n20\n21\n")
    #expect(
      diff(old, new) == """
        --- a.swift
        +++ a.swift
        @@ -2,14 +2,13 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
         9
         10
         11
        -12
         13
         14
         15
        @@ -18,3 +17,4 @@
         18
         19
         20
        +21

        """)
  }

  @Test func newAndRemovedFilesAreAgainstNothing() {
    #expect(diff(nil, "a\n") == "--- /dev/null\n+++ a.swift\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\nb\n", nil) == "--- a.swift\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n")
  }

  @Test func aMissingNewlineAtTheEndIsADifference() {
    #expect(
      diff("a", "a\n")
        == "--- a.swift\n+++ a.swift\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
  }

  @Test func pathsThatPatchWouldMisreadAreMarked() {
    #expect(diff(nil, "a\n", path: "a b").hasPrefix("--- /dev/null\n+++ a b\t\n"))
    #expect(
      diff(nil, "a\n", path: "a\"\n\u{1}\\").hasPrefix("--- /dev/null\n+++ \"a\\\"\\n\\001\\\\\"\n")
    )
  }
}

/// A generator of numbers that are the same in every run.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
