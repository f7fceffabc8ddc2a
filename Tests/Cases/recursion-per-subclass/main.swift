final class Hammer: Tool, @unchecked Sendable {
  required init(_ key: consuming InitializerKey) {
    super.init(key)
    _ = Nail.shared
  }
}

final class Nail: Tool, @unchecked Sendable {
  let tool = Tool.shared

  required init(_ key: consuming InitializerKey) {
    super.init(key)
    _ = Hammer.shared
  }
}

print(Tool.shared === Tool.shared)
print(Hammer.shared)
