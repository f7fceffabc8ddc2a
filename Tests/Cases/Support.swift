import Foundation
import Synchronization

/// Calls the body on so many threads at once, and gives what they return in their order.
///
/// All threads wait for one flag. What they return is handed over by joining them, which the
/// thread sanitizer sees.
nonisolated func race<Value: Sendable>(
  _ count: Int = 64, _ body: @escaping @Sendable (Int) -> Value
) -> [Value] {
  let isStarted = Flag()
  let runners = (0..<count).map { index in
    Runner {
      while !isStarted.value.load(ordering: .acquiring) {}
      return body(index)
    }
  }
  isStarted.value.store(true, ordering: .releasing)
  return runners.map { $0.join() }
}

/// Ends the program with a message unless the condition holds.
nonisolated func expect(
  _ condition: Bool, _ message: @autoclosure () -> String, line: UInt = #line
) {
  if condition { return }
  print("line \(line): \(message())")
  exit(1)
}

/// How often something has happened, counted by any thread.
nonisolated final class Counter: Sendable {
  private let count = Atomic(0)

  func add() { count.add(1, ordering: .relaxed) }

  var value: Int { count.load(ordering: .relaxed) }
}

private nonisolated final class Flag: Sendable {
  let value = Atomic(false)
}

private nonisolated final class Job {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}

private nonisolated final class Runner<Value: Sendable>: @unchecked Sendable {
  private var thread = pthread_self()
  private var value: Value?

  init(_ body: @escaping @Sendable () -> Value) {
    let job = Job { self.value = body() }
    pthread_create(
      &thread, nil,
      { (context: UnsafeMutableRawPointer?) in
        context.map { Unmanaged<Job>.fromOpaque($0).takeRetainedValue().run() }
        return nil
      }, Unmanaged.passRetained(job).toOpaque())
  }

  func join() -> Value {
    pthread_join(thread, nil)
    return value!
  }
}

/// How many instances the singletons under test have made.
nonisolated let made = Counter()

/// How many of them are alive.
nonisolated let alive = Living()

nonisolated final class Living: Sendable {
  private let count = Atomic(0)

  /// Counts one more and gives how many there are now.
  func add() -> Int { count.add(1, ordering: .acquiringAndReleasing).newValue }

  func remove() { count.subtract(1, ordering: .acquiringAndReleasing) }
}
