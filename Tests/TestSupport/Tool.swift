import Foundation

/// The real executable, run as a child process.
package enum Tool {
  /// What a finished process left behind.
  package struct Outcome: Sendable {
    /// The exit status, or minus the signal that ended the process.
    package var status: Int32
    package var output: String
    package var errors: String
  }

  /// The folder of the test's own executable, where the build puts the product as well.
  package static let folder = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent()
  package static let singletongen = folder.appendingPathComponent("singletongen").path

  /// Runs singletongen.
  ///
  /// Standard input is closed unless a text is given; the environment is the test's own without
  /// what changes messages, with the given changes.
  @discardableResult
  package static func run(
    _ arguments: String..., in folder: URL? = nil, input: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(
      executable: singletongen, arguments, in: folder, input: input, environment: environment)
  }

  /// Runs any program; a name without a slash is looked up in `PATH`.
  package static func run(
    executable: String, _ arguments: [String], in folder: URL? = nil, input: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    let isPath = executable.contains("/")
    process.executableURL = URL(fileURLWithPath: isPath ? executable : "/usr/bin/env")
    process.arguments = isPath ? arguments : [executable] + arguments
    if let folder { process.currentDirectoryURL = folder }
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "COLUMNS", "MAKEFLAGS", "MAKELEVEL", "MFLAGS"] {
      variables[name] = nil
    }
    process.environment = variables.merging(environment) { $1 }
    let scratch = try Scratch()
    let output = try scratch.sink("output")
    let errors = try scratch.sink("errors")
    process.standardOutput = output
    process.standardError = errors
    if let input {
      process.standardInput = try FileHandle(
        forReadingFrom: scratch.write("input", input))
    } else {
      process.standardInput = FileHandle.nullDevice
    }
    try process.runUnblocked()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit
        ? process.terminationStatus : -process.terminationStatus,
      output: try scratch.read("output"), errors: try scratch.read("errors"))
  }

  /// Whether a program is in `PATH`.
  package static func exists(_ program: String) -> Bool {
    let outcome = try? run(executable: "sh", ["-c", "command -v \(program)"])
    return outcome?.status == 0
  }
}

/// A program that a test relies on ended with an error.
package struct ToolFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ outcome: Tool.Outcome) {
    description = "status \(outcome.status): \(outcome.errors.prefix(4000))"
  }
}

/// A temporary folder that is removed with its last reference.
package final class Scratch: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("singletongen-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file, with the folders it is in.
  @discardableResult
  package func write(_ name: String, _ text: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  package func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// The names in the folder, hidden ones included, in order.
  package func names(_ folder: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  fileprivate func sink(_ name: String) throws -> FileHandle {
    try FileHandle(forWritingTo: write(name, ""))
  }
}

extension Process {
  /// Starts the process with no signal blocked, as a shell would.
  ///
  /// A child inherits what the thread of its parent blocks, and threads of tests block most.
  package func runUnblocked() throws {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}
