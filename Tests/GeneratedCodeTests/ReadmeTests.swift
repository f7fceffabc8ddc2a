import Foundation
import SingletonGenCore
import TestSupport
import Testing

/// What the README shows is what happens.
@Suite struct ReadmeTests {
  private static let text: String = {
    let root = Case.folder.deletingLastPathComponent().deletingLastPathComponent()
    let url = root.appendingPathComponent("README.md")
    return (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }()

  /// The blocks of a language, in order.
  private static func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```\n")[0]
    }
  }

  @Test func firstExampleIsTheOutput() throws {
    let outcome = try Tool.run("--name", "MusicTool", "--strategy", "once")
    #expect(Self.blocks("swift").first == outcome.output)
  }

  /// All specs together, and the test that replaces an instance.
  @Test(arguments: ["6", "5"])
  func examplesCompile(_ mode: String) throws {
    let specs = Self.blocks("toml")
    #expect(specs.count >= 7)
    let scratch = try Scratch()
    var files = [
      try scratch.write("user.swift", "import Synchronization\nenum Audio {}\n").path
    ]
    for (index, spec) in specs.enumerated() {
      let name = "example\(index)"
      try scratch.write(name + ".toml", spec)
      let outcome = try Tool.run(name + ".toml", in: scratch.url)
      #expect(outcome.status == 0, "\(outcome.errors)")
      files.append(try scratch.write(name + ".swift", outcome.output).path)
    }
    let outcome = try Tool.run(
      executable: "swiftc",
      ["-swift-version", mode, "-warnings-as-errors", "-typecheck", "-parse-as-library"]
        + ["-DDEBUG", "-module-name", "Examples"] + files)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
