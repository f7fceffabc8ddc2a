import Foundation
import TestSupport
import Testing

/// One folder of `Tests/Cases`: an input, the output that is wanted, and a program that checks
/// itself.
///
/// - `arguments.txt` or `spec.toml`: the input.
/// - `Generated.swift`: the wanted output, byte for byte.
/// - `main.swift`: the program, compiled together with the output and `Support.swift`.
/// - `output.txt`: what the program prints.
/// - `builds.txt`: the flags of each build, one build a line; without it, a debug and a release
///   build.
/// - `crash.txt`: what the program says on standard error as it is stopped, in debug builds.
/// - `refused-….swift`: a file that must not compile beside the output; its first line is a
///   comment with the error.
struct Case: CustomTestStringConvertible, Sendable {
  let name: String

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Cases")

  static let all: [Case] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.contains(".") }.sorted().map(Case.init)
  }()

  var testDescription: String { name }

  var url: URL { Self.folder.appendingPathComponent(name) }

  func path(_ file: String) -> String { url.appendingPathComponent(file).path }

  func text(_ file: String) -> String? {
    try? String(contentsOf: url.appendingPathComponent(file), encoding: .utf8)
  }

  var builds: [[String]] {
    let lines = text("builds.txt") ?? "-Onone -DDEBUG\n-O\n"
    return lines.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  /// The files that must not compile beside the output.
  var refused: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasPrefix("refused-") }.sorted()
  }

  /// Runs singletongen on the input, in the case's folder.
  func generate() throws -> Tool.Outcome {
    guard let line = text("arguments.txt") else {
      return try Tool.run(executable: Tool.singletongen, ["spec.toml"], in: url)
    }
    let arguments = line.split(whereSeparator: \.isWhitespace).map(String.init)
    return try Tool.run(executable: Tool.singletongen, arguments, in: url)
  }

  /// Compiles files with the output into a program.
  func compile(
    _ generated: String, with file: String, flags: [String], to program: String
  ) throws -> Tool.Outcome {
    try Tool.run(
      executable: "swiftc",
      flags + ["-warnings-as-errors", "-module-name", "Case", "-o", program]
        + [generated, Self.folder.appendingPathComponent("Support.swift").path, path(file)])
  }
}
