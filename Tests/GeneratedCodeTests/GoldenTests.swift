import Foundation
import TestSupport
import Testing

/// The cases of `Tests/Cases`.
///
/// With `SINGLETONGEN_RECORD=1`, `make goldens`, an output that differs from the wanted one is
/// recorded, but only after it compiled, ran and printed what the case wants; what changed is
/// shown.
@Suite struct GoldenTests {
  private static let records = ProcessInfo.processInfo.environment["SINGLETONGEN_RECORD"] != nil

  @Test(arguments: Case.all)
  func golden(_ example: Case) throws {
    let outcome = try example.generate()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors == "")
    let wanted = example.text("Generated.swift")
    if !Self.records {
      #expect(
        outcome.output == wanted,
        "the output of \(example.name) is not the wanted one; 'make goldens' shows the difference")
    }
    let scratch = try Scratch()
    let generated = try scratch.write("Generated.swift", outcome.output).path
    var isRight = true
    for mode in ["6", "5"] {
      for flags in example.builds {
        let flags = ["-swift-version", mode] + flags
        isRight = try run(example, generated, flags, scratch) && isRight
      }
      for file in example.refused {
        isRight = try refuse(example, generated, file, mode, scratch) && isRight
      }
    }
    if Self.records, isRight, outcome.output != wanted {
      try record(example, outcome.output, scratch)
    }
  }

  /// Whether the program compiles, runs and prints what is wanted.
  private func run(
    _ example: Case, _ generated: String, _ flags: [String], _ scratch: Scratch
  ) throws -> Bool {
    let program = scratch.path("program")
    let compiled = try example.compile(
      generated, with: "main.swift", flags: flags, to: program)
    #expect(compiled.status == 0, "\(flags): \(compiled.errors)")
    guard compiled.status == 0 else { return false }
    let result = try Tool.run(
      executable: program, [], environment: ["TSAN_OPTIONS": "halt_on_error=1 exitcode=66"])
    if let crash = example.text("crash.txt"), flags.contains("-DDEBUG") {
      let isStopped = result.status < 0 && result.errors.contains(crash.trimmed)
      #expect(isStopped, "\(flags): \(result.status) \(result.output) \(result.errors)")
      return isStopped
    }
    let isRight = result.status == 0 && result.output == example.text("output.txt")
    #expect(isRight, "\(flags): \(result.status) \(result.output) \(result.errors)")
    if let errors = example.text("errors.txt") { #expect(result.errors == errors) }
    return isRight
  }

  /// Whether a file beside the output does not compile, for the reason in its first line.
  private func refuse(
    _ example: Case, _ generated: String, _ file: String, _ mode: String, _ scratch: Scratch
  ) throws -> Bool {
    let reason = example.text(file)?.split(separator: "\n").first?.dropFirst("// ".count) ?? "?"
    let outcome = try example.compile(
      generated, with: file, flags: ["-swift-version", mode, "-parse-as-library"],
      to: scratch.path("refused"))
    let isRefused = outcome.status != 0 && outcome.errors.contains(": error: \(reason)")
    #expect(isRefused, "\(file) in Swift \(mode): \(outcome.errors)")
    return isRefused
  }

  private func record(_ example: Case, _ output: String, _ scratch: Scratch) throws {
    try Data((example.text("Generated.swift") ?? "").utf8).write(
      to: scratch.url.appendingPathComponent("old"))
    let difference = try Tool.run(
      executable: "diff",
      ["-u", "-L", "old", "-L", "new", scratch.path("old"), scratch.path("Generated.swift")])
    try Data(output.utf8).write(to: URL(fileURLWithPath: example.path("Generated.swift")))
    print("recorded \(example.name)\n\(difference.output)")
  }

  /// A golden is formatted as the formatter would have done it.
  @Test(arguments: Case.all)
  func isFormatted(_ example: Case) throws {
    let text = (example.text("Generated.swift") ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0 != "// swift-format-ignore-file" }.joined(separator: "\n")
    let scratch = try Scratch()
    let file = try scratch.write("Generated.swift", text).path
    let outcome = try Tool.run(executable: "swift", ["format", file])
    #expect(outcome.output == text)
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
