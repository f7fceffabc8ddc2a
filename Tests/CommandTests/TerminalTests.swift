import Foundation
import TestSupport
import Testing

/// What depends on whether there is a terminal, and on which.
@Suite struct TerminalTests {
  private static let escape = "\u{1B}["

  @Test func thereIsNoColourWithoutATerminal() throws {
    let outcome = try Tool.run("--quux", environment: ["TERM": "xterm"])
    #expect(!outcome.errors.contains(Self.escape))
  }

  @Test(arguments: [
    ["--color", "always", "--quux"], ["--quux", "--color=always"],
    ["--name", "X", "--strategy", "onse", "--color=always"],
  ])
  func colourIsForcedWhereverTheFlagStands(words: [String]) throws {
    let outcome = try Tool.run(
      executable: Tool.singletongen, words, environment: ["NO_COLOR": "1", "TERM": "dumb"])
    #expect(
      outcome.errors.hasPrefix(
        "\u{1B}[1msingletongen: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1m"))
  }

  @Test func colourPaintsTheMarksOfAMistake() throws {
    let outcome = try Tool.run("--color=always", "-", input: "[A]\nkind = \"klass\"\n")
    #expect(
      outcome.errors == """
        \u{1B}[1m<stdin>:2:8: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\
        \u{1B}[1munknown kind 'klass'; did you mean 'class'?\u{1B}[0m
        kind = "klass"
        \u{1B}[1;32m       ^~~~~~~\u{1B}[0m

        """)
  }

  #if os(Linux)
    /// Runs a shell command with a terminal as its standard streams.
    private func onTerminal(
      _ command: String, _ environment: [String: String]
    ) throws -> String {
      let words = ["-qec", command + "; true", "/dev/null"]
      return try Tool.run(
        executable: "script", words,
        environment: ["TOOL": Tool.singletongen].merging(environment) { $1 }
      ).output
    }

    @Test(
      .enabled(if: Tool.exists("script"), "script is not installed"),
      arguments: [
        (["TERM": "xterm"], "", true),
        (["TERM": "xterm", "NO_COLOR": ""], "", true),
        (["TERM": "xterm", "NO_COLOR": "1"], "", false),
        (["TERM": "dumb"], "", false),
        (["TERM": ""], "", false),
        (["TERM": "xterm"], "--color=never", false),
        (["TERM": "xterm"], "--color=auto", true),
        (["TERM": "dumb"], "--color=always", true),
      ])
    func aTerminalHasColourIfItWantsIt(
      environment: [String: String], flag: String, isColoured: Bool
    ) throws {
      let output = try onTerminal("\"$TOOL\" --quux \(flag)", environment)
      #expect(output.contains("unknown flag"))
      #expect(output.contains(Self.escape) == isColoured)
    }

    @Test(.enabled(if: Tool.exists("script"), "script is not installed"))
    func helpTakesTheWidthOfTheTerminal() throws {
      let output = try onTerminal("stty cols 50; \"$TOOL\" --help", ["TERM": "xterm"])
      let wanted = try Tool.run("--help", environment: ["COLUMNS": "50"]).output
      #expect(output.replacingOccurrences(of: "\r\n", with: "\n") == wanted)
    }
  #endif
}
