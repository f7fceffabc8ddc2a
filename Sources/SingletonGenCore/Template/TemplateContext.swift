/// The context stack of a rendering.
struct TemplateContext {
  /// A section that is being rendered.
  private struct Scope {
    var item: Value
    /// The list that the item is an element of; empty if the section is rendered once.
    var list: [Value]
    /// The place of the item after this one in the list.
    var next: Int
  }

  private let root: Value
  private var scopes: [Scope] = []
  /// The items of the scopes that are objects, innermost last: those that have names.
  private var objects: [Object] = []

  init(_ root: Value) {
    self.root = root
  }

  /// Enters a section with the value, or with the first element if it is a list; false if the
  /// value is falsey.
  mutating func enter(_ value: Value) -> Bool {
    if value.isFalsey { return false }
    if case .list(let list) = value {
      push(list[0], of: list)
    } else {
      push(value, of: [])
    }
    return true
  }

  /// Goes on to the next element of the innermost section's list, or leaves the section if
  /// there is none; whether there is one.
  mutating func advance() -> Bool {
    guard let scope = scopes.popLast() else { return false }
    if case .object = scope.item { objects.removeLast() }
    guard scope.next < scope.list.count else { return false }
    let item = scope.list[scope.next]
    if case .object(let object) = item { objects.append(object) }
    scopes.append(Scope(item: item, list: scope.list, next: scope.next + 1))
    return true
  }

  private mutating func push(_ item: Value, of list: [Value]) {
    if scopes.isEmpty { scopes.reserveCapacity(8) }
    if case .object(let object) = item { objects.append(object) }
    scopes.append(Scope(item: item, list: list, next: 1))
  }

  /// The value of a path: the first part is that of the innermost object that has it, each
  /// other part is that of the part before it. Null if a part is missing.
  func value(of path: TemplatePath, in program: TemplateProgram) -> Value {
    guard let first = path.first else { return scopes.last?.item ?? root }
    guard let value = find(first) else { return .null }
    return path.rest.isEmpty ? value : descend(from: value, program.names[path.rest])
  }

  private func find(_ name: Name) -> Value? {
    var index = objects.count
    while index > 0 {
      index -= 1
      if let value = objects[index][name] { return value }
    }
    if case .object(let object) = root { return object[name] }
    return nil
  }

  private func descend(from value: Value, _ names: ArraySlice<Name>) -> Value {
    var value = value
    for name in names {
      guard case .object(let object) = value, let part = object[name] else { return .null }
      value = part
    }
    return value
  }
}
