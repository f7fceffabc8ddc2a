import Foundation

// Threads and tasks that the initializer starts, and others that come meanwhile, wait for the
// instance: no recursion.
nonisolated let started = Tasks()

nonisolated final class Tasks: @unchecked Sendable {
  var tasks: [Task<ObjectIdentifier, Never>] = []
}

nonisolated func begin<T: AnyObject & Sendable>(
  _ type: T.Type, _ shared: @escaping @Sendable () -> T
) {
  // The tasks inherit the task-local values of the initializer.
  for _ in 0..<4 { started.tasks.append(Task { ObjectIdentifier(shared()) }) }
  usleep(50_000)
}

func check<T: AnyObject & Sendable>(_ shared: @escaping @Sendable () -> T) async {
  let seen = race(16) { _ in ObjectIdentifier(shared()) }
  var later: [ObjectIdentifier] = []
  for task in started.tasks { later.append(await task.value) }
  started.tasks = []
  expect(Set(seen + later).count == 1, "\(Set(seen + later).count) objects")
}

await check { Once.shared }
await check { Locked.shared }
await check { Destroyed.shared }
await Task { await check { Once.shared } }.value
expect(Screen.shared === Screen.shared, "two screens")
print("no recursion")
