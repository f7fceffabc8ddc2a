import Foundation
import TestSupport
import Testing

/// The tool compiles for macOS 13, and its output for the versions of macOS that it promises.
@Suite(.enabled(if: MacOSModules.areAvailable, "the toolchain has no textual interfaces"))
struct MacOSTests {
  /// The tool's flags in `Package.swift`, as far as they matter here.
  private static let flags =
    ["-swift-version", "6", "-package-name", "singletongen", "-warnings-as-errors"]

  @Test func toolCompiles() throws {
    let modules = try MacOSModules.shared.get()
    let scratch = try Scratch()
    let resources = try scratch.write("resources.swift", Self.resources()).path
    try modules.buildModule(
      "SingletonGenTemplates", Self.flags,
      Project.files(in: "Templates", "swift") + [resources])
    try modules.buildModule(
      "SingletonGenCore", Self.flags, Project.files(in: "Sources/SingletonGenCore", "swift"))
    let outcome = try modules.typecheck(
      for: "13.0",
      Self.flags + ["-module-name", "singletongen"]
        + Project.files(in: "Sources/singletongen", "swift"))
    #expect(outcome.status == 0, "\(outcome.errors.prefix(4000))")
  }

  /// What the package manager makes of the embedded files, without their content.
  private static func resources() -> String {
    let properties = Project.files(in: "Templates", "mustache").map { path in
      let name = URL(fileURLWithPath: path).lastPathComponent
      let identifier = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      return "  static let \(identifier): [UInt8] = []\n"
    }
    return "enum PackageResources {\n\(properties.joined())}\n"
  }

  /// The wanted output of a case compiles for macOS 13, or for macOS 15 if it uses what is new
  /// there.
  @Test(arguments: Project.cases)
  func outputCompiles(_ example: URL) throws {
    let modules = try MacOSModules.shared.get()
    let output = example.appendingPathComponent("Generated.swift")
    let text = try String(contentsOf: output, encoding: .utf8)
    let isNew = text.contains("Mutex") || text.contains("Atomic")
    let scratch = try Scratch()
    let names = try FileManager.default.contentsOfDirectory(atPath: example.path)
    var files = names.filter { $0.hasPrefix("user") && $0.hasSuffix(".swift") }
      .map { example.appendingPathComponent($0).path }
    files += [output.path, try scratch.write("support.swift", Self.support).path]
    for flags in [["-DDEBUG"], []] {
      let outcome = try modules.typecheck(
        for: isNew ? "15.0" : "13.0",
        flags + ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library"] + files)
      #expect(outcome.status == 0, "\(flags): \(outcome.errors)")
    }
  }

  /// The names of `Tests/Cases/Support.swift` and of the cases' programs that their output uses.
  private static let support = """
    enum Audio {}

    nonisolated final class Counter: Sendable {
      var value: Int { 0 }

      func add() {}
    }

    nonisolated final class Living: Sendable {
      func add() -> Int { 0 }
      func remove() {}
    }

    nonisolated let made = Counter()
    nonisolated let alive = Living()

    nonisolated func begin<T: AnyObject>(_: T.Type, _: @escaping @Sendable () -> T) {}
    """

  /// What a version lacks is found: otherwise the tests above would prove nothing.
  @Test(arguments: [
    ("13.0", "let count = [1].span.count", "'span' is only available in macOS 26.0 or newer"),
    ("15.0", "let count = [1].span.count", "'span' is only available in macOS 26.0 or newer"),
    (
      "13.0", "import Synchronization\nlet lock = Mutex(1)",
      "'Mutex' is only available in macOS 15.0 or newer"
    ),
    (
      "13.0", "func start(_: any TaskExecutor) {}",
      "'TaskExecutor' is only available in macOS 15.0 or newer"
    ),
  ])
  func newNamesAreErrors(_ version: String, _ text: String, _ error: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write("new.swift", text)
    let outcome = try MacOSModules.shared.get().typecheck(
      for: version, ["-swift-version", "6", "-parse-as-library", file.path])
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains(": error: \(error)"), "\(outcome.errors)")
  }
}
