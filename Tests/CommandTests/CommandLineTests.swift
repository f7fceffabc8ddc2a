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

  @Test func aValueMayHoldAnEqualSignAndBeginWith() throws {
    let outcome = try Tool.run("--name=MusicTool", "--doc=-a=b")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("/// -a=b\n"))
  }

  @Test func listsGrowAndFlagsWithoutAValueMayBeRepeated() throws {
    let outcome = try Tool.run(
      "--name", "A", "--imports", "M", "--imports=N", "--testing", "--testing")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("import M\nimport N\n"))
  }

  @Test func twoDashesEndTheFlags() throws {
    let scratch = try Scratch()
    try scratch.write("--version", "[MusicTool]\n")
    let outcome = try Tool.run("--", "--version", in: scratch.url)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("class MusicTool"))
  }

  /// Arguments, the error, and the part of the command line that is underlined.
  static let wrong: [([String], String, String)] = [
    (["--nmae", "X"], "unknown flag '--nmae'; did you mean '--name'?", "--nmae"),
    (["--strat=once"], "unknown flag '--strat'; did you mean '--strategy'?", "--strat"),
    (["-name", "X"], "unknown flag '-name'; did you mean '--name'?", "-name"),
    (["-output", "X"], "unknown flag '-output'; did you mean '--output'?", "-output"),
    (["-strategy=once"], "unknown flag '-strategy'; did you mean '--strategy'?", "-strategy"),
    (["--quux"], "unknown flag '--quux'; --help lists all flags", "--quux"),
    (["-x"], "unknown flag '-x'; --help lists all flags", "-x"),
    (["-é"], "unknown flag '-é'; --help lists all flags", "-é"),
    (["-=x"], "unknown flag '-'; --help lists all flags", "-"),
    (["--color", "nver"], "unknown value 'nver' for --color; did you mean 'never'?", "nver"),
    (
      ["--color", "blue"],
      "unknown value 'blue' for --color; use one of auto, always, never", "blue"
    ),
    (["--color="], "unknown value '' for --color; use one of auto, always, never", ""),
    (
      ["--color", ""], "unknown value '' for --color; use one of auto, always, never", "''"
    ),
    (
      ["--name"], "--name needs a value; use --name=VALUE for a value that starts with '-'",
      "--name"
    ),
    (
      ["--name", "X", "-o"], "-o needs a value; use -o=VALUE for a value that starts with '-'", "-o"
    ),
    (
      ["--access", "--name=X"],
      "--access needs a value; use --access=VALUE for a value that starts with '-'", "--access"
    ),
    (
      ["--name=X", "--destroy=true"],
      "--destroy takes no value; give it alone for true, and leave it out for false", "true"
    ),
    (["-h=1"], "-h takes no value; give it alone for true, and leave it out for false", "1"),
    (["--name", ""], "the value of --name is empty; give a name", "''"),
    (["--name", "X", "--output="], "the value of --output is empty; give a path", ""),
    (["--name", "X", "-o="], "the value of --output is empty; give a path", ""),
    ([""], "an argument is empty; give the path of a spec, or - for standard input", "''"),
    (["--", ""], "an argument is empty; give the path of a spec, or - for standard input", "''"),
    (
      ["--name", "X", "--strategy", ""],
      "unknown strategy ''; use one of once, lock, eager, flexible", "''"
    ),
    (
      ["--name", "X", "--strategy=onse"], "unknown strategy 'onse'; did you mean 'once'?", "onse"
    ),
  ]

  /// Arguments that are each right, but given more than once or not to be used together.
  static let wrongTogether: [([String], String, String)] = [
    (
      ["--name", "A", "--name=B"], "--name is given twice, as 'A' and as 'B'; leave one out",
      "--name=B"
    ),
    (
      ["--name=A", "--strategy", "once", "--strategy", "lock"],
      "--strategy is given twice, as 'once' and as 'lock'; leave one out", "--strategy lock"
    ),
    (
      ["--members", "x", "--members=y"],
      "--members is given twice, as 'x' and as 'y'; leave one out", "--members=y"
    ),
    (
      ["a.toml", "-o", "b", "-oc"], "--output is given twice, as 'b' and as 'c'; leave one out",
      "-oc"
    ),
    (
      ["--color=never", "--color=never"],
      "--color is given twice, as 'never' and as 'never'; leave one out", "--color=never"
    ),
    (
      ["a.toml", "--name", "B"],
      "the spec 'a.toml' cannot be used with --name; leave one of them out", "a.toml"
    ),
    (
      ["a.toml", "--access", "public"],
      "--access needs --name; for the singletons of a spec, write the setting into it",
      "--access public"
    ),
    (
      ["-", "./-", "-"], "'-' is given twice, and standard input can be read once; leave one out",
      "-"
    ),
    (
      ["a.toml", "--check"], "--check needs --output with the path of a file or directory",
      "--check"
    ),
    (
      ["a.toml", "--depfile", "d", "-o", "-"],
      "--depfile needs --output with the path of a file or directory", "--depfile d"
    ),
    (
      ["a.toml", "-o", "b.swift", "--prune"],
      "--prune needs an output directory, and 'b.swift' is a file; end the path of a new directory "
        + "with /", "--prune"
    ),
    (
      ["a.toml", "-o", "b", "--check", "--list-outputs"],
      "--list-outputs cannot be used with --check; leave one of them out", "--list-outputs"
    ),
    (
      ["-o", "f", "--print-template", "once"],
      "-o cannot be used with --print-template; leave one of them out", "-o f"
    ),
    (
      ["--print-template", "once", "a.toml"],
      "the spec 'a.toml' cannot be used with --print-template; leave one of them out", "a.toml"
    ),
    (
      ["--print-template", "once", "--strategy", "lock"],
      "--strategy cannot be used with --print-template; leave one of them out", "--strategy lock"
    ),
    (
      ["--generate-manual", "--destroy"],
      "--destroy cannot be used with --generate-manual; leave one of them out", "--destroy"
    ),
    (
      ["--generate-manual", "--generate-completion-script=zsh"],
      "--generate-completion-script cannot be used with --generate-manual; leave one of them out",
      "--generate-completion-script=zsh"
    ),
  ]

  @Test(arguments: wrong + wrongTogether)
  func wrongUsageIsExplainedAndUnderlined(
    words: [String], message: String, marked: String
  ) throws {
    let outcome = try Tool.run(executable: Tool.singletongen, words)
    let line = (["singletongen"] + words.map { $0.isEmpty ? "''" : $0 }).joined(separator: " ")
    let start = marked.isEmpty ? line.endIndex : try #require(line.last(marked))
    let marks =
      String(repeating: " ", count: line.distance(from: line.startIndex, to: start)) + "^"
      + String(repeating: "~", count: max(0, marked.count - 1))
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.hasPrefix(
        "singletongen: error: \(message)\n\(line)\n\(marks)\nUsage: singletongen "))
    #expect(outcome.errors.hasSuffix("  See 'singletongen --help' for more information.\n"))
  }

  @Test func aCommandLineWithNothingToDoHasNothingToUnderline() throws {
    let outcome = try Tool.run()
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix(
        "singletongen: error: there is nothing to do; give a spec, or --name\nUsage: "))
  }

  @Test func everyMistakeIsReportedInOneRun() throws {
    let outcome = try Tool.run("--nam", "X", "--colr", "never", "--access")
    #expect(outcome.status == 64)
    let messages = outcome.errors.split(separator: "\n").filter { $0.contains("error") }
    #expect(
      messages == [
        "singletongen: error: unknown flag '--nam'; did you mean '--name'?",
        "singletongen: error: unknown flag '--colr'; did you mean '--color'?",
        "singletongen: error: --access needs a value; use --access=VALUE for a value that starts with "
          + "'-'",
      ])
  }

  @Test func moreThanTwentyMistakesAreCounted() throws {
    let words = (1...23).map { "--quux\($0)" }
    let outcome = try Tool.run(executable: Tool.singletongen, words)
    let lines = outcome.errors.split(separator: "\n").filter { $0.contains("error") }
    #expect(lines.count == 21)
    #expect(lines.last == "singletongen: error: 3 more errors")
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

extension String {
  /// Where a text is last found.
  fileprivate func last(_ text: String) -> Index? {
    range(of: text, options: .backwards)?.lowerBound
  }
}
