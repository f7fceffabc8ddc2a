import Foundation
import SingletonGenCore
import TestSupport
import Testing

@Suite struct HelpTests {
  @Test func helpHasEverySection() throws {
    let outcome = try Tool.run("--help")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let titles = ["OVERVIEW: ", "USAGE: singletongen ", "ARGUMENTS:", "OPTIONS:", "SETTINGS, "]
    var rest = outcome.output[...]
    for title in titles {
      let place = try #require(rest.range(of: "\n" + title) ?? rest.range(of: title))
      rest = rest[place.upperBound...]
    }
    #expect(outcome.output.contains("\n  -o, --output <path>       "))
    #expect(outcome.output.contains("(values: auto,\n" + margin + "always, never; default: auto)"))
    #expect(outcome.output.contains("\n  --conformances <type> ...\n" + margin))
  }

  private let margin = String(repeating: " ", count: 28)

  @Test(arguments: Setting.all.map(\.name))
  func helpShowsEverySetting(name: String) throws {
    let setting = try #require(Setting.named(name))
    let outcome = try Tool.run("--help")
    let words = outcome.output.split { $0.isWhitespace }.joined(separator: " ")
    let row = try #require(words.range(of: " --\(name) "))
    let text = words[row.upperBound...]
    #expect(text.contains(setting.summary))
    if setting.form != .flag { #expect(text.contains("default: \(setting.defaultText))")) }
  }

  @Test(arguments: [["--help"], ["-h"], ["--quux", "-h"], ["-h", "--name"], ["x", "--help"]])
  func helpIsShownWhateverElseIsGiven(words: [String]) throws {
    let outcome = try Tool.run(executable: Tool.singletongen, words)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("OVERVIEW: "))
  }

  @Test func versionIsOneLine() throws {
    let outcome = try Tool.run("--version")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.wholeMatch(of: /singletongen \d+\.\d+\.\d+\n/) != nil)
  }

  @Test(arguments: [(50, 50), (64, 64), (100, 100), (1, 40), (1000, 100)])
  func helpFitsTheTerminal(columns: Int, width: Int) throws {
    let outcome = try Tool.run("--help", environment: ["COLUMNS": "\(columns)"])
    let lengths = outcome.output.split(separator: "\n").map(\.count)
    let longest = try #require(lengths.max())
    #expect(longest <= width)
    #expect(longest > width - 10)
  }

  @Test(arguments: ["", "0", "-5", "wide", "99999999999999999999"])
  func aWidthThatIsNoneIsEighty(columns: String) throws {
    let outcome = try Tool.run("--help", environment: ["COLUMNS": columns])
    #expect(try outcome.output == Tool.run("--help", environment: ["COLUMNS": "80"]).output)
  }
}
