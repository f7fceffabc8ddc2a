import Foundation
import SingletonGenCore
import TestSupport
import Testing

@Suite struct ManualTests {
  private func manual() throws -> String {
    let outcome = try Tool.run("--generate-manual")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    return outcome.output
  }

  @Test func sectionsAreInTheUsualOrder() throws {
    let sections = try manual().split(separator: "\n").filter { $0.hasPrefix(".Sh ") }
    let names = [
      "NAME", "SYNOPSIS", "DESCRIPTION", "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES",
      "SEE ALSO",
    ]
    #expect(sections == names.map { ".Sh \($0)" })
  }

  @Test func everyFlagOfTheHelpHasAnItem() throws {
    let help = try Tool.run("--help").output
    let flags = help.matches(of: /^  (?:-., )?--([a-z-]+)/.anchorsMatchLineEndings()).map(\.1)
    let items = try manual().matches(
      of: /^\.It Fl (?:. , Fl )?-([a-z-]+)/.anchorsMatchLineEndings())
    #expect(items.map(\.1) == flags)
  }

  @Test func theSynopsisIsThatOfTheHelp() throws {
    let text = try manual()
    let start = try #require(text.range(of: ".Sh SYNOPSIS\n"))
    let end = try #require(text.range(of: ".Sh DESCRIPTION\n"))
    let synopsis = text[start.upperBound..<end.lowerBound]
    #expect(
      synopsis.hasPrefix(
        ".Nm\n.Fl -name Ar name\n.Op Ar setting ...\n.Op Fl -output Ar path\n.Nm\n.Ar spec ...\n"))
  }

  @Test(.enabled(if: Tool.exists("mandoc"), "mandoc is not installed"))
  func mandocFindsNothingToSay() throws {
    let scratch = try Scratch()
    let page = try scratch.write("singletongen.1", manual()).path
    let outcome = try Tool.run(executable: "mandoc", ["-Tlint", "-W", "style", page])
    #expect(outcome.output + outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test(.enabled(if: Tool.exists("mandoc"), "mandoc is not installed"))
  func everySummaryReadsAsItWasWritten() throws {
    let scratch = try Scratch()
    let page = try scratch.write("singletongen.1", manual()).path
    let outcome = try Tool.run(executable: "mandoc", ["-Tascii", "-O", "width=1000", page])
    let text = outcome.output.replacing(/.\u{8}/, with: "")
    for setting in Setting.all {
      #expect(text.contains(setting.summary.dropFirst()), "\(setting.name)")
    }
    #expect(text.contains("singletongen --name MusicTool --strategy once\n"))
  }

  /// What is printed depends on the version alone: neither on the day, nor on the machine.
  @Test(arguments: [
    ["--generate-manual"], ["--help"], ["--version"], ["--generate-completion-script", "bash"],
    ["--generate-completion-script", "zsh"], ["--generate-completion-script", "fish"],
  ])
  func nothingDependsOnTheMachine(words: [String]) throws {
    let text = try Tool.run(executable: Tool.singletongen, words).output
    #expect(text.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
    for place in [NSHomeDirectory(), Tool.folder.path, NSTemporaryDirectory(), "/home/"]
    where place.count > 1 {
      #expect(!text.contains(place))
    }
    let scratch = try Scratch()
    let elsewhere = try Tool.run(
      executable: Tool.singletongen, words, in: scratch.url,
      environment: ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo", "HOME": "/", "USER": "x"])
    #expect(elsewhere.output == text)
  }
}
