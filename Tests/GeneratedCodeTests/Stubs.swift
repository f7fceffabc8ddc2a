import TestSupport

/// Stand-ins for modules that only Apple platforms have, with the signatures of the real ones.
enum Stubs {
  private static let os = """
    public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
      public init(initialState: State) where State: Sendable {}
      public func withLock<R: Sendable>(
        _ body: @Sendable (inout State) throws -> R
      ) rethrows -> R {
        fatalError()
      }
    }
    """

  /// Builds the modules into the folder `stubs`.
  static func compile(into scratch: Scratch) throws {
    let source = try scratch.write("stubs/os.swift", os).path
    let outcome = try Tool.run(
      executable: "swiftc",
      ["-emit-module", "-module-name", "os", "-parse-as-library", "-o"]
        + [scratch.path("stubs/os.swiftmodule"), source])
    guard outcome.status == 0 else { throw ToolFailure(outcome) }
  }
}
