import Testing

@testable import SingletonGenCore

/// The text of several diagnostics, as it is written to standard error.
@Suite struct DiagnosticFormatterTests {
  private let first = SourceText(name: "a.toml", text: "one\ntwo\nthree")
  private let second = SourceText(name: "b.toml", text: "four")

  private func text(_ diagnostics: [Diagnostic], usesColor: Bool = false) -> String {
    var all = Diagnostics()
    for diagnostic in diagnostics { all.add(diagnostic) }
    return DiagnosticFormatter(usesColor: usesColor).text(of: all)
  }

  @Test func nothingIsWrong() {
    #expect(text([]) == "")
  }

  @Test func aTextIsInTheOrderOfItsPlaces() {
    let text = text([
      Diagnostic("B", in: first, at: 4..<7),
      Diagnostic("D", in: second, at: 0..<4),
      Diagnostic("A", in: first, at: 0..<3),
      Diagnostic("C", in: first, at: 4..<5),
      Diagnostic("none", with: "c.toml"),
    ])
    #expect(
      text == """
        a.toml:1:1: error: A
        one
        ^~~
        a.toml:2:1: error: B
        two
        ^~~
        a.toml:2:1: error: C
        two
        ^
        b.toml:1:1: error: D
        four
        ^~~~
        c.toml: error: none

        """)
  }

  @Test func notesFollowTheirError() {
    let note = Diagnostic.Note(message: "here first", source: second, range: 1..<3)
    let text = text([
      Diagnostic("twice", in: first, at: 13..<13, notes: [note]),
      Diagnostic("A", in: first, at: 0..<1),
    ])
    #expect(
      text == """
        a.toml:1:1: error: A
        one
        ^
        a.toml:3:6: error: twice
        three
             ^
        b.toml:1:2: note: here first
        four
         ^~

        """)
  }

  @Test func theCommandLineHasNoLineAndColumn() {
    let source = SourceText(
      name: "singletongen", text: "singletongen --kind klass", origin: .commandLine)
    #expect(
      text([Diagnostic("unknown kind 'klass'", in: source, at: 20..<25)]) == """
        singletongen: error: unknown kind 'klass'
        singletongen --kind klass
                            ^~~~~

        """)
  }

  @Test func anEmptyTextHasNoExcerpt() {
    let source = SourceText(name: "a.toml", text: "")
    #expect(text([Diagnostic("empty", in: source, at: 0..<0)]) == "a.toml:1:1: error: empty\n")
  }

  @Test func colourIsAroundEachPart() {
    let note = Diagnostic.Note(message: "first", source: second, range: 0..<1)
    let text = text([Diagnostic("twice", in: first, at: 4..<7, notes: [note])], usesColor: true)
    #expect(
      text == """
        \u{1B}[1ma.toml:2:1: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1mtwice\u{1B}[0m
        two
        \u{1B}[1;32m^~~\u{1B}[0m
        \u{1B}[1mb.toml:1:1: \u{1B}[0m\u{1B}[1;36mnote: \u{1B}[0m\u{1B}[1mfirst\u{1B}[0m
        four
        \u{1B}[1;32m^\u{1B}[0m

        """)
  }

  @Test(arguments: [
    (20, nil), (21, "1 more error"), (25, "5 more errors"), (5000, "4980 more errors"),
  ])
  func moreThanTwentyAreCounted(count: Int, rest: String?) {
    let all = (0..<count).map { Diagnostic("E\($0)", with: "f\($0)") }
    let lines = text(all).split(separator: "\n").map(String.init)
    let shown = (0..<20).map { "f\($0): error: E\($0)" }
    #expect(lines == shown + (rest.map { ["singletongen: error: \($0)"] } ?? []))
  }

  @Test func whatIsOnlyCountedIsNotMade() {
    var all = Diagnostics()
    var made = 0
    func make() -> Diagnostic {
      made += 1
      return Diagnostic("E", with: "f")
    }
    for _ in 0..<5000 { all.add(make()) }
    #expect(made == Diagnostics.limit)
    #expect(all.count == 5000)
  }

  /// A file name is text from outside as well, and must not move the cursor or end the line.
  @Test func namesAreFitForATerminal() {
    let source = SourceText(name: "é\u{1B}[2J\n\u{202E}.toml", text: "a")
    #expect(
      text([Diagnostic("E", in: source, at: 0..<1)])
        == "é\\u{1B}[2J\\u{A}\\u{202E}.toml:1:1: error: E\na\n^\n")
  }

  @Test func positionsInALargeTextAreQuick() {
    let source = SourceText(name: "a", bytes: [UInt8](repeating: 0x61, count: 1_000_000) + [0x0A])
    #expect(source.position(of: 1_000_000) == .init(line: 1, column: 1_000_001))
    #expect(source.position(of: 1_000_001) == .init(line: 2, column: 1))
    #expect(source.position(of: .max) == .init(line: 2, column: 1))
  }
}
