/// Every text and decision that the template of one singleton places.
package struct View: Sendable {
  package private(set) var object: Object

  /// A view of nothing yet.
  init() {
    object = Object(count: ViewKey.allCases.count)
  }

  /// - Parameter hidden: the types of the same run that have the name of an imported one.
  package init(_ singleton: Singleton, hidden: [String]) {
    self.init()
    let names = NamePool(singleton, hidden: hidden)
    setNames(names)
    setType(singleton, names)
    setAccessor(singleton)
    setMaking(singleton, names)
    setLock(singleton, names)
    setInitializers(singleton)
    setExtras(singleton, names)
  }

  subscript(key: ViewKey) -> Value? {
    get { object[Name(index: key.rawValue)] }
    set { object[Name(index: key.rawValue)] = newValue }
  }

  mutating func set(_ key: ViewKey, _ text: String) { self[key] = .text(text) }

  mutating func set(_ key: ViewKey, _ flag: Bool) { self[key] = .flag(flag) }

  mutating func set(_ key: ViewKey, lines: some Sequence<String>) {
    self[key] = .list(lines.map(Value.text))
  }

  /// A text that an earlier step has set.
  func text(_ key: ViewKey) -> String {
    if case .text(let text) = self[key] { text } else { "" }
  }
}

extension View {
  private mutating func setNames(_ names: NamePool) {
    for (key, name) in Self.privateNames { set(key, names.free(name)) }
    for (key, name) in Self.localNames { set(key, names.local(name)) }
    for key in Self.standardNames { set(key, names.standard(key.name)) }
    set(.mutex, names.standard("Mutex", in: "Synchronization"))
    set(.atomic, names.standard("Atomic", in: "Synchronization"))
    set(.unfairLockType, names.standard("OSAllocatedUnfairLock", in: "os"))
    set(.nsZone, names.standard("NSZone", in: "Foundation"))
  }

  private static let privateNames: [(ViewKey, String)] = [
    (.instance, "instance"), (.storage, "storage"), (.make, "make"),
    (.makeInstance, "makeInstance"),
    (.beforeMain, "beforeMain"), (.replacement, "replacement"), (.watched, "watched"),
    (.inProgress, "inProgress"), (.currentTask, "currentTask"),
    (.stopIfMaking, "stopIfMaking"), (.storageType, "Storage"), (.slotType, "Slot"),
    (.replacementStruct, "Replacement"),
    (.makingType, "Making"), (.weakMakingType, "WeakMaking"),
  ]

  private static let localNames: [(ViewKey, String)] = [
    (.keyType, "InitializerKey"), (.local, "instance"), (.slot, "slot"), (.valueType, "Value"),
    (.failureType, "Failure"),
  ]

  private static let standardNames: [ViewKey] = [
    .actor, .bool, .error, .int, .objectIdentifier, .result, .sendable, .taskLocal, .void,
    .fatalError, .isKnownUniquelyReferenced, .precondition, .withExtendedLifetime,
    .withUnsafeCurrentTask,
  ]
}
