import Foundation
import SingletonGenCore
import TestSupport
import Testing

/// Every combination of settings compiles cleanly or is refused with a reason.
@Suite struct MatrixTests {
  /// The modes that output has to compile in, and the cells that each of them is about: strict
  /// memory safety adds to what is checked, so that it stands for plain Swift 6, except where
  /// `unsafe` was asked for; and only some output is another in a release build.
  private static let modes: [(flags: [String], takes: @Sendable (Matrix.Cell) -> Bool)] = [
    (["-swift-version", "6", "-DDEBUG", "-strict-memory-safety"], { !$0.isUnsafe }),
    (["-swift-version", "6", "-DDEBUG"], { $0.isUnsafe }),
    (["-swift-version", "6"], { $0.dependsOnDebug }),
    (["-swift-version", "5", "-DDEBUG"], { _ in true }),
    (["-swift-version", "6", "-DDEBUG", "-default-isolation", "MainActor"], { _ in true }),
    (["-swift-version", "6", "-DDEBUG", "-I", "STUBS"], { $0.usesUnfairLock }),
  ]

  @Test(arguments: modes.indices)
  func compilesOrIsRefused(mode: Int) throws {
    let (flags, takes) = Self.modes[mode]
    let cells = Self.cells.accepted.filter { takes($0.cell) }
    #expect(cells.count > 100)
    let scratch = try Scratch()
    try scratch.write("support.swift", Matrix.support)
    var names = ["support.swift"]
    for start in stride(from: 0, to: cells.count, by: 100) {
      names.append("cells\(start).swift")
      let file = cells[start..<min(start + 100, cells.count)]
      try scratch.write(names[names.count - 1], try Self.render(file))
    }
    if flags.contains("STUBS") { try Stubs.compile(into: scratch) }
    let arguments =
      ["-warnings-as-errors", "-wmo", "-parse-as-library", "-emit-sil", "-Onone"]
      + ["-package-name", "matrix", "-module-name", "Matrix", "-o", "/dev/null"]
      + flags.map { $0 == "STUBS" ? scratch.path("stubs") : $0 } + names.map(scratch.path)
    let outcome = try Tool.run(executable: "swiftc", arguments)
    #expect(outcome.status == 0, "\(outcome.errors.prefix(4000))")
    print("matrix: \(cells.count) distinct cells compile with \(flags.joined(separator: " "))")
  }

  @Test func leavesNoThirdOutcome() {
    let cells = Self.cells
    print(
      "matrix: \(cells.acceptedCount) cells compiled, \(cells.refusedCount) cells refused, "
        + "\(cells.others.count) others")
    #expect(cells.others == [])
    // A rule that refused everything, or nothing, would leave the other tests nothing to find.
    let count = Matrix.combined.map(\.count).reduce(2, *)
    #expect(cells.acceptedCount + cells.refusedCount == count)
    #expect(cells.acceptedCount > count / 50)
    #expect(cells.refusedCount > count / 2)
    for rule in Rule.all {
      #expect(cells.reasons.contains(rule.reason), "no cell breaks a rule: \(rule.reason)")
    }
  }

  /// Every cell of the matrix, sorted by what becomes of it.
  private struct Cells {
    /// Those whose outputs differ in more than the name.
    var accepted: [(cell: Matrix.Cell, definition: Definition)] = []
    var acceptedCount = 0
    var refusedCount = 0
    /// The reasons of the rules that were broken.
    var reasons: Set<String> = []
    /// The specs that were refused, but not by a rule.
    var others: [String] = []
  }

  private static let cells: Cells = {
    var cells = Cells()
    var seen: Set<String> = []
    Matrix.forEachCell { cell in
      var diagnostics = Diagnostics()
      let source = SourceText(name: "matrix.toml", text: cell.spec)
      let spec = Spec.parse(source, diagnostics: &diagnostics)
      let definitions = Definition.all(in: [spec], &diagnostics)
      if let definition = definitions.first, diagnostics.isEmpty {
        cells.acceptedCount += 1
        if seen.insert(Self.fingerprint(definition, cell)).inserted {
          cells.accepted.append((cell, definition))
        }
        return
      }
      let reasons = diagnostics.all.map { diagnostic in
        Rule.all.first { diagnostic.message.hasSuffix(": " + $0.reason) }?.reason
      }
      if reasons.contains(nil) { cells.others.append(cell.spec) } else { cells.refusedCount += 1 }
      cells.reasons.formUnion(reasons.compactMap(\.self))
    }
    return cells
  }()

  /// The output of a cell with one name for every type.
  private static func fingerprint(_ definition: Definition, _ cell: Matrix.Cell) -> String {
    var diagnostics = Diagnostics()
    var generator = Generator(for: [], custom: [], &diagnostics)
    let text = (try? generator.text(of: [definition])).map { String(decoding: $0, as: UTF8.self) }
    let base = cell.name.split(separator: ".").last.map(String.init) ?? cell.name
    return text?.replacingOccurrences(of: base, with: "C") ?? ""
  }

  /// One file of many cells, with what the user wrote beside them.
  private static func render(
    _ cells: ArraySlice<(cell: Matrix.Cell, definition: Definition)>
  ) throws -> String {
    var diagnostics = Diagnostics()
    let definitions = cells.map(\.definition)
    var generator = Generator(for: definitions, custom: [], &diagnostics)
    let text = try generator.text(of: definitions[...])
    return String(decoding: text, as: UTF8.self) + cells.map(\.cell.handWritten).joined()
  }
}
