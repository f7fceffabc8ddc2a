import Foundation
import TestSupport

/// The modules that code for macOS imports, on a machine that is no Mac.
///
/// Those of the standard library are built from the textual interfaces of the toolchain, which
/// name the version of macOS that each declaration needs. Those of Apple's SDK are the stand-ins
/// of `Tests/StandIns`.
struct MacOSModules {
  /// The modules of the standard library; the compiler builds them when it first imports them.
  private static let interfaces = [
    "Swift", "SwiftOnoneSupport", "Synchronization", "_Concurrency", "_StringProcessing",
  ]
  /// The stand-ins that are Swift modules, in the order of their imports.
  private static let standIns = ["Darwin", "ObjectiveC", "Foundation", "os"]

  /// The built modules, or the error of building them.
  static let shared = Result { try MacOSModules() }

  /// Whether the toolchain has the interfaces.
  static let areAvailable = interfaces.allSatisfy { name in
    toolchain.map { FileManager.default.fileExists(atPath: $0.interface(of: name).path) } ?? false
  }

  private static let toolchain = try? Toolchain()

  private let scratch: Scratch
  private let architecture: String

  private init() throws {
    scratch = try Scratch()
    let toolchain = try Toolchain()
    architecture = toolchain.triple.hasPrefix("aarch64") ? "arm64" : "x86_64"
    for name in Self.interfaces {
      let text = try String(contentsOf: toolchain.interface(of: name), encoding: .utf8)
      try scratch.write(
        "\(name).swiftmodule/\(architecture)-apple-macos.swiftinterface",
        Self.forMacOS(text, module: name, triple: toolchain.triple, architecture))
    }
    for name in Self.standIns { try buildStandIn(name) }
  }

  /// The interface of a module for macOS.
  ///
  /// Function bodies are left out: only declarations matter, and it is ten times as fast.
  private static func forMacOS(
    _ text: String, module: String, triple: String, _ architecture: String
  ) -> String {
    // The interfaces of a Mac give the bodies of back-deployed functions; this one has none.
    let backDeployed = #/@backDeployed\(before:[^)]*\) */#
    var flags = "// swift-module-flags: -experimental-skip-all-function-bodies "
    // Those of Linux disagree with themselves in small ways, which says nothing of their users.
    if module != "Swift" { flags += "-disable-availability-checking " }
    var text = text.replacing(backDeployed, with: "")
      .replacing("// swift-module-flags: ", with: flags, maxReplacements: 1)
      .replacing("-target \(triple)", with: "-target \(architecture)-apple-macosx13.0")
      .replacing("\nimport Glibc\n", with: "\n")
    if module == "Swift" {
      // Only Apple platforms have it, and the compiler passes no pointers to C without it.
      text += "@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> {}\n"
    }
    return text
  }

  private func buildStandIn(_ name: String) throws {
    let flags = name == "Darwin" ? ["-import-underlying-module"] : []
    try buildModule(
      name, flags + ["-Xfrontend", "-disable-objc-attr-requires-foundation-module"],
      [Project.standIn("\(name).swift")])
  }

  /// Builds a module for macOS 13 that other code can import, and checks it on the way.
  func buildModule(_ name: String, _ flags: [String], _ files: [String]) throws {
    let outcome = try compile(
      for: "13.0",
      flags + ["-parse-as-library", "-wmo", "-emit-module", "-module-name", name]
        + ["-o", scratch.path("\(name).swiftmodule")] + files)
    guard outcome.status == 0 else { throw ToolFailure(outcome) }
  }

  /// Typechecks files for a version of macOS.
  func typecheck(for version: String, _ arguments: [String]) throws -> Tool.Outcome {
    try compile(for: version, ["-typecheck"] + arguments)
  }

  private func compile(for version: String, _ arguments: [String]) throws -> Tool.Outcome {
    try Tool.run(
      executable: "swiftc",
      ["-target", "\(architecture)-apple-macosx\(version)", "-nostdimport", "-I", scratch.url.path]
        + ["-I", Project.standIn(""), "-module-cache-path", scratch.path("cache")] + arguments)
  }
}

/// The toolchain that `swiftc` belongs to.
private struct Toolchain {
  /// The name of the machine's system in names of modules, such as `x86_64-unknown-linux-gnu`.
  let triple: String
  private let libraries: URL

  init() throws {
    struct Information: Decodable {
      struct Target: Decodable { var moduleTriple: String }
      struct Paths: Decodable { var runtimeResourcePath: String }
      var target: Target
      var paths: Paths
    }
    let outcome = try Tool.run(executable: "swiftc", ["-print-target-info"])
    let information = try JSONDecoder().decode(Information.self, from: Data(outcome.output.utf8))
    triple = information.target.moduleTriple
    libraries = URL(fileURLWithPath: information.paths.runtimeResourcePath)
      .appendingPathComponent("linux")
  }

  func interface(of module: String) -> URL {
    libraries.appendingPathComponent("\(module).swiftmodule/\(triple).swiftinterface")
  }
}
