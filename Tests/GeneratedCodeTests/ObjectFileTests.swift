import Foundation
import SingletonGenCore
import TestSupport
import Testing

/// The output for Apple platforms, as far as it can be compiled without their SDK.
@Suite struct ObjectFileTests {
  /// Whether this toolchain can emit Mach-O objects, with embedded Swift's standard library.
  static let isPossible: Bool = {
    guard let scratch = try? Scratch(), let file = try? scratch.write("a.swift", "") else {
      return false
    }
    return (try? compile(file.path, to: scratch.path("a.o")))?.status == 0
  }()

  private static func compile(_ file: String, to object: String) throws -> Tool.Outcome {
    try Tool.run(
      executable: "swiftc",
      ["-target", "arm64-apple-ios18", "-enable-experimental-feature", "Embedded", "-wmo"]
        + ["-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-emit-object"]
        + ["-o", object, file])
  }

  @Test(
    .enabled(if: isPossible, "the toolchain has no embedded Swift for arm64-apple-ios18"),
    arguments: ["once", "eager", "flexible"])
  func becomesAMachO(_ strategy: String) throws {
    let scratch = try Scratch()
    let output = try Tool.run("--name", "MusicTool", "--strategy", strategy).output
    let file = try scratch.write("MusicTool.swift", output).path
    let outcome = try Self.compile(file, to: scratch.path("MusicTool.o"))
    #expect(outcome.status == 0, "\(outcome.errors)")
    let object = try Data(contentsOf: scratch.url.appendingPathComponent("MusicTool.o"))
    #expect(object.starts(with: [0xCF, 0xFA, 0xED, 0xFE]), "not a 64-bit Mach-O")
    let hasInitializer = object.range(of: Data("__mod_init_func".utf8)) != nil
    #expect(hasInitializer == (strategy == "eager"))
  }

  /// What is behind `canImport(ObjectiveC)` compiles where there is one: here a stand-in, with
  /// the compiler's support for Objective-C turned on.
  @Test(arguments: Strategy.names)
  func compilesWithObjectiveC(_ strategy: String) throws {
    let scratch = try Scratch()
    let spec = """
      strategy = "\(strategy)"
      superclass = "NSObject"
      objc = true
      access = "public"
      [MusicTool]
      [Other]
      testing = true
      \(strategy == "lock" ? "[Third]\ndestroy = true" : "")
      """
    let output = try Tool.run(executable: Tool.singletongen, ["-"], input: spec).output
    let text = output.replacingOccurrences(of: "import Foundation\n", with: "import ObjectiveC\n")
    let file = try scratch.write("MusicTool.swift", text).path
    let stub = try scratch.write(
      "stubs/ObjectiveC.swift", "@objc open class NSObject { public init() {} }\n")
    let flags = [
      "-Xfrontend", "-enable-objc-interop", "-Xfrontend",
      "-disable-objc-attr-requires-foundation-module", "-parse-as-library",
    ]
    let module = try Tool.run(
      executable: "swiftc",
      flags + ["-emit-module", "-module-name", "ObjectiveC", "-o"]
        + [scratch.path("stubs/ObjectiveC.swiftmodule"), stub.path])
    #expect(module.status == 0, "\(module.errors)")
    let outcome = try Tool.run(
      executable: "swiftc",
      flags + ["-typecheck", "-swift-version", "6", "-DDEBUG", "-I", scratch.path("stubs"), file])
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
