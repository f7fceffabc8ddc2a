// A stand-in for Apple's module os, with the lock that the output uses.

@available(macOS 13.0, *)
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  public init(initialState: State) where State: Sendable { fatalError() }

  public init(uncheckedState: State) { fatalError() }

  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R { fatalError() }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    fatalError()
  }
}

@available(macOS 13.0, *)
extension OSAllocatedUnfairLock where State == () {
  public init() { fatalError() }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    fatalError()
  }
}
