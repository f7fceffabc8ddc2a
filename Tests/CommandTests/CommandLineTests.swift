import Foundation
import TestSupport
import Testing

/// What a command line may look like, and what is said of one that is wrong.
@Suite struct CommandLineTests {
  @Test func namesAndLettersTakeTheirValuesInEveryUsualWay() throws {
    let plain = try Tool.run("--name", "MusicTool", "--strategy", "lock").output
    #expect(try Tool.run("--name=MusicTool", "--strategy=lock").output == plain)
    for words in [["-o", "A.swift"], ["-o=A.swift"], ["-oA.swift"], ["--output=A.swift"]] {
      let scratch = try Scratch()
      let outcome = try Tool.run(
        executable: Tool.singletongen, ["--name", "MusicTool", "--strategy", "lock"] + words,
        in: scratch.url)
      #expect(outcome.status == 0, "\(words)")
      #expect(try scratch.read("A.swift") == plain, "\(words)")
    }
  }

  @Test func aDashAsOutputIsStandardOutput() throws {
    let scratch = try Scratch()
    let outcome = try Tool.run("--name", "MusicTool", "-o", "-", in: scratch.url)
    #expect(outcome.status == 0)
    #expect(try outcome.output == Tool.run("--name", "MusicTool").output)
    #expect(try scratch.names() == [])
  }

  @Test func aValueMayHoldAnEqualSignAndBeginWithADashBehindOne() throws {
    let outcome = try Tool.run("--name=MusicTool", "--doc=-a=b")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("/// -a=b\n"))
  }

  @Test func theLastOfTwoValuesCountsAndListsGrow() throws {
    let outcome = try Tool.run(
      "--name", "A", "--name", "B", "--imports", "M", "--imports=N", "--access", "public",
      "--access", "internal")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("import M\nimport N\n"))
    #expect(outcome.output.contains("\nnonisolated final class B"))
  }

  @Test func twoDashesEndTheFlags() throws {
    let scratch = try Scratch()
    try scratch.write("--version", "[MusicTool]\n")
    let outcome = try Tool.run("--", "--version", in: scratch.url)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("class MusicTool"))
  }

  static let wrong: [([String], String)] = [
    ([], "there is nothing to do; give a spec, or --name"),
    (["--nmae", "X"], "unknown flag '--nmae'; did you mean '--name'?"),
    (["--strat=once"], "unknown flag '--strat'; did you mean '--strategy'?"),
    (["-name", "X"], "unknown flag '-name'; did you mean '--name'?"),
    (["-output", "X"], "unknown flag '-output'; did you mean '--output'?"),
    (["-strategy=once"], "unknown flag '-strategy'; did you mean '--strategy'?"),
    (["--quux"], "unknown flag '--quux'; --help lists them"),
    (["-x"], "unknown flag '-x'; --help lists them"),
    (["-é"], "unknown flag '-é'; --help lists them"),
    (["-=x"], "unknown flag '-'; --help lists them"),
    (["--color", "nver"], "unknown value 'nver' for --color; did you mean 'never'?"),
    (
      ["--color=blue"],
      "unknown value 'blue' for --color; it is one of auto, always, never"
    ),
    (["--name"], "--name needs a value; one that begins with - goes behind ="),
    (["--name", "X", "-o"], "-o needs a value; one that begins with - goes behind ="),
    (
      ["--strategy", "--name=X"],
      "--strategy needs a value; one that begins with - goes behind ="
    ),
    (["--name=X", "--destroy=true"], "--destroy takes no value; leave it out to say no"),
    (["-h=1"], "-h takes no value; leave it out to say no"),
    (["--name", ""], "the name of --name is empty; write one"),
    (["--name", "X", "--output="], "the path of --output is empty; write one"),
    (["--name", "X", "-o="], "the path of --output is empty; write one"),
    ([""], "an argument is empty; write the path of a spec, or - for standard input"),
    (["--", ""], "an argument is empty; write the path of a spec, or - for standard input"),
    (["-", "-"], "'-' is given twice; standard input can be read once"),
  ]

  @Test(arguments: wrong)
  func wrongUsageIsExplained(words: [String], message: String) throws {
    let outcome = try Tool.run(executable: Tool.singletongen, words)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("singletongen: error: \(message)\nUsage: singletongen "))
    #expect(outcome.errors.hasSuffix("  See 'singletongen --help' for more information.\n"))
  }

  @Test func everyMistakeIsReportedInOneRun() throws {
    let outcome = try Tool.run("--nam", "X", "--colr", "never", "--access")
    #expect(outcome.status == 64)
    let messages = outcome.errors.split(separator: "\n").filter { $0.contains("error") }
    #expect(
      messages == [
        "singletongen: error: unknown flag '--nam'; did you mean '--name'?",
        "singletongen: error: unknown flag '--colr'; did you mean '--color'?",
        "singletongen: error: --access needs a value; one that begins with - goes behind =",
      ])
  }

  @Test func moreThanTwentyMistakesAreCounted() throws {
    let words = (1...23).map { "--quux\($0)" }
    let outcome = try Tool.run(executable: Tool.singletongen, words)
    let lines = outcome.errors.split(separator: "\n").filter { $0.contains("error") }
    #expect(lines.count == 21)
    #expect(lines.last == "singletongen: error: 3 more errors")
  }

  @Test func aWrongValueOfASettingIsUnderlined() throws {
    let outcome = try Tool.run("--name", "MusicTool", "--strategy=onse")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix(
        """
        singletongen: error: unknown strategy 'onse'; did you mean 'once'?
        singletongen --name MusicTool --strategy=onse
                                                 ^~~~
        Usage: singletongen
        """))
  }

  @Test func argumentsThatAreNotUTF8AreRefused() throws {
    for word in ["--name=\\377", "\\377\\376", "--\\303", "-\\200"] {
      let outcome = try Tool.run(
        executable: "sh", ["-c", "exec \"$0\" \"$(printf -- '\(word)')\"", Tool.singletongen])
      #expect(outcome.status == 64, "\(word)")
      #expect(outcome.errors.contains("is not UTF-8; write it in UTF-8"), "\(word)")
    }
  }
}
