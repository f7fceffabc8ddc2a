extension View {
  mutating func setAccessor(_ singleton: Singleton) {
    let settings = singleton.settings
    set(.accessor, singleton.accessor.spelling)
    set(.plainAccessor, singleton.accessor.name)
    set(.accessorDoc, accessorDoc(settings))
    set(.objc, settings.objc)
    set(.perSubclass, settings.perSubclass)
    set(.isolated, settings.isIsolated)
    set(.unsafe, settings.isolation == .unsafe ? "nonisolated(unsafe) " : "")
    set(.debug, settings.testing || settings.detectRecursion)
    let isPlain = !settings.perSubclass && settings.strategy != .lock
    let isWrapped = settings.testing || settings.detectRecursion
    set(.stored, isPlain && !isWrapped)
    set(.wrapped, isPlain && isWrapped)
    if isPlain, !isWrapped { set(.instance, singleton.accessor.spelling) }
  }

  private func accessorDoc(_ settings: Settings) -> String {
    if settings.perSubclass { return "The shared instance of this class, made on first access." }
    return switch settings.strategy {
    case .once where settings.isIsolated: "The shared instance, made on first access."
    case .flexible where settings.isIsolated: "The shared instance, made on first access."
    case .once: "The shared instance, made on first access, exactly once, from any thread."
    case .flexible: "The shared instance, made on first access, always the same."
    case .lock where settings.destroy:
      "The shared instance, made by the first access, and again after `destroyShared()`."
    case .lock: "The shared instance, made under a lock by the first access."
    case .eager: "The shared instance, made before `main` begins."
    }
  }

  /// Sets how an instance is made: the first line of the expression, and its other lines.
  mutating func setMaking(_ singleton: Singleton, _ names: NamePool) {
    let settings = singleton.settings
    let isInFunction = needsFunction(settings)
    let written = expression(settings)
    set(.makesInFunction, isInFunction)
    set(.written, lines: written)
    let plain = isInFunction ? ["\(text(.makeInstance))()"] : written
    set(.plainCreate, plain[0])
    set(.plainCreateRest, lines: plain.dropFirst())
    let create = settings.detectRecursion ? watched(plain) : plain
    set(.create, create[0])
    set(.createRest, lines: create.dropFirst())
    let isGuessed = settings.create != nil || settings.detectRecursion
    set(.annotation, isGuessed ? ": \(text(.name))" : "")
    set(.recursion, settings.detectRecursion)
  }

  /// Whether the user's expression needs the place to itself, and its type, that a function gives:
  /// beside an operator of the output it might bind in another way.
  private func needsFunction(_ settings: Settings) -> Bool {
    guard let create = settings.create else { return false }
    return settings.strategy == .lock || create.identifiers.contains("Self")
  }

  /// An expression inside the closure that is known as an initializer in progress.
  private func watched(_ lines: [String]) -> [String] {
    if lines.count == 1 { return ["\(text(.watched)) { \(lines[0]) }"] }
    return ["\(text(.watched)) {"] + lines.map { "  " + $0 } + ["}"]
  }

  private func expression(_ settings: Settings) -> [String] {
    if let create = settings.create {
      return reindented(create.text)
    }
    if settings.perSubclass {
      let isOpen = settings.strategy == .flexible || settings.form == .extension
      return [isOpen ? "self.init()" : "self.init(\(text(.keyType))())"]
    }
    let argument = settings.misuse == .forbid ? "" : "shared: ()"
    return ["\(text(.name))(\(argument))"]
  }

  mutating func setLock(_ singleton: Singleton, _ names: NamePool) {
    let settings = singleton.settings
    let isFast = settings.lock == .mutex && !settings.destroy
    set(.fastLock, !settings.perSubclass && isFast)
    set(.plainLock, !settings.perSubclass && !isFast)
    set(.unfairLock, settings.lock == .unfair)
    set(.lockClosure, settings.lock == .nsLock ? "{" : "{ _ in")
    set(
      .lock,
      settings.lock == .nsLock
        ? names.standard("NSLock", in: "Foundation") + "()" : "\(text(.mutex))(())")
  }
}
