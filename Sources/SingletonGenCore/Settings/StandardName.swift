/// The names of modules that generated Swift uses, each of which a user's type may have as well.
package enum StandardName {
  /// The names by their module, which reaches them where the plain name is taken.
  package static let byModule: [(module: String, names: Set<String>)] = [
    (
      "Swift",
      [
        "Actor", "Bool", "Error", "Int", "MainActor", "ObjectIdentifier", "Result", "Sendable",
        "String", "TaskLocal", "Void", "fatalError", "isKnownUniquelyReferenced", "precondition",
        "withExtendedLifetime", "withUnsafeCurrentTask",
      ]
    ),
    ("Synchronization", ["Atomic", "Mutex"]),
    ("Foundation", ["NSCopying", "NSLock", "NSMutableCopying", "NSZone"]),
    ("os", ["OSAllocatedUnfairLock"]),
  ]

  /// All of them, the modules included.
  package static let all: Set<String> = byModule.reduce(into: []) {
    $0.formUnion($1.names)
    $0.insert($1.module)
  }

  /// A module and a name of it that types of one run hide together, so that no spelling of the
  /// name is left.
  static func hidden(by types: Set<String>) -> (module: String, name: String)? {
    for (module, names) in byModule where types.contains(module) {
      if let name = names.intersection(types).min() { return (module, name) }
    }
    return nil
  }
}

/// The names that are in use around one singleton: what the output needs besides gives way.
package struct NamePool: Sendable {
  private let names: [String]
  /// Those of them that are declared around the output: they hide a module of the same name.
  private let declared: [String]
  private let fragments: [Set<String>]
  /// Whether more of the type stands where the generator does not see it.
  private let isPartial: Bool

  /// - Parameter hidden: the types of the same run that have the name of an imported one.
  package init(_ singleton: Singleton, hidden: [String]) {
    let settings = singleton.settings
    var names = singleton.name.components.map(\.name)
    names.append(singleton.accessor.name)
    names += hidden
    declared = names + (settings.members?.declarations ?? [])
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
    contains(name) && !declared.contains(module) ? module + "." + name : name
  }
}
