final class Hammer: Tool, @unchecked Sendable {
  // The initializer of one class reaches the instance of another.
  let handle = Tool.shared
  override var name: String { "hammer" }

  required init(_ key: consuming InitializerKey) {
    made.add()
    super.init(key)
  }
}

final class Saw: Tool, @unchecked Sendable {
  override var name: String { "saw" }
}

@MainActor final class Panel: Window {}

let seen = race { index in
  index % 2 == 0 ? ObjectIdentifier(Hammer.shared) : ObjectIdentifier(Saw.shared)
}
expect(Set(seen).count == 2, "\(Set(seen).count) objects")
expect(made.value == 1, "\(made.value) hammers")
let names = [Tool.shared.name, Hammer.shared.name, Saw.shared.name]
expect(Hammer.shared.handle === Tool.shared, "another tool")
expect(!Tool.destroyShared(), "the hammer holds its handle")
expect(Saw.destroyShared(), "nobody holds the saw")
MainActor.assumeIsolated {
  expect(Panel.shared !== Window.shared, "one window")
  expect(Panel.shared === Panel.shared, "two panels")
}
#if DEBUG
  let other = Hammer.makeForTesting()
  Hammer.withShared(other) {
    expect(Hammer.shared === other, "not replaced")
    expect(Saw.shared !== other && Tool.shared !== other, "another class is replaced")
  }
#endif
print(names)
