import TestSupport
import Testing

@testable import singletongen

/// Whatever a summary may say one day, it stays one word of a script.
@Suite struct CompletionQuotingTests {
  static let texts = ["", "it's", "a [b]: c", "\\", "'\\''", "$(echo no) `no` \"x\" $HOME *", "é"]

  @Test(arguments: texts)
  func posixShellsReadBackTheText(text: String) throws {
    let outcome = try Tool.run(
      executable: "sh", ["-c", "printf %s " + CompletionQuoting.posix(text)])
    #expect(outcome.output == text)
  }

  @Test(.enabled(if: Tool.exists("fish"), "fish is not installed"), arguments: texts)
  func fishReadsBackTheText(text: String) throws {
    let outcome = try Tool.run(
      executable: "fish", ["--no-config", "-c", "printf %s " + CompletionQuoting.fish(text)])
    #expect(outcome.output == text)
  }

  @Test func zshKeepsItsOwnSignsApart() {
    #expect(CompletionQuoting.zshArgument("a [b]: c\\'") == "a \\[b\\]\\: c\\\\'")
  }
}
