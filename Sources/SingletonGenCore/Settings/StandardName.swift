/// The names of the standard library that generated Swift uses, each of which a user's type may
/// have as well.
package enum StandardName {
  /// Reached as `Swift.…` where the plain name is taken.
  package static let all: Set<String> = [
    "Actor", "AnyObject", "Bool", "Error", "Int", "MainActor", "ObjectIdentifier", "Result",
    "Sendable", "TaskLocal", "Void", "fatalError", "precondition", "isKnownUniquelyReferenced",
    "withExtendedLifetime", "withUnsafeCurrentTask",
  ]

  /// All names that the output takes from modules, these and those of other modules.
  package static let imported: Set<String> = all.union([
    "Atomic", "Mutex", "NSCopying", "NSLock", "NSMutableCopying", "NSZone",
    "OSAllocatedUnfairLock",
  ])
}

/// The names that are in use around one singleton: what the output needs besides gives way.
package struct NamePool: Sendable {
  private let names: [String]
  private let fragments: [Set<String>]
  /// Whether more of the type stands where the generator does not see it.
  private let isPartial: Bool

  /// - Parameter hidden: the types of the same run that have the name of an imported one.
  package init(_ singleton: Singleton, hidden: [String]) {
    let settings = singleton.settings
    var names = singleton.name.components.map(\.name)
    names.append(singleton.accessor.name)
    names += hidden
    for type in settings.conformances { names += type.identifiers }
    if let superclass = settings.superclass { names += superclass.identifiers }
    if case .globalActor(let actor) = settings.isolation, actor.identifiers.count > 1 {
      names += actor.identifiers
    }
    self.names = names
    fragments = [settings.create, settings.members].compactMap { $0?.identifiers }
    isPartial = settings.form == .extension || settings.superclass != nil
  }

  private func contains(_ name: String) -> Bool {
    names.contains(name) || fragments.contains { $0.contains(name) }
  }

  /// A name for something private: as asked for, if it is free and the whole type is seen.
  package func free(_ name: String) -> String {
    if !isPartial, !contains(name) { return name }
    let isType = name.utf8.first.map { $0 < UInt8(ascii: "a") } ?? false
    let stem = (isType ? "Singleton" : "singleton") + name.prefix(1).uppercased() + name.dropFirst()
    if !contains(stem) { return stem }
    var number = 2
    while contains(stem + String(number)) { number += 1 }
    return stem + String(number)
  }

  /// A name for something inside a function: as asked for, or with a number behind it.
  package func local(_ name: String) -> String {
    if !contains(name) { return name }
    var number = 2
    while contains(name + String(number)) { number += 1 }
    return name + String(number)
  }

  /// A name of another module: plain, or with its module where the user has the same name.
  package func standard(_ name: String, in module: String = "Swift") -> String {
    contains(name) && !contains(module) ? module + "." + name : name
  }
}
