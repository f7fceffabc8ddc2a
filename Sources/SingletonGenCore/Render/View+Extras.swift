extension View {
  /// Sets which initializer the type gets; none if the user declares one, or the whole type.
  mutating func setInitializers(_ singleton: Singleton) {
    let settings = singleton.settings
    let declaresOwn = settings.members?.declaresInitializer == true
    let isWhole = settings.form == .type
    let isOpen = settings.strategy == .flexible
    let hasKey = settings.perSubclass && !isOpen
    set(.openInitializer, isWhole && isOpen && !declaresOwn)
    set(.keyedInitializer, isWhole && hasKey)
    let isPrivate = isWhole && !isOpen && !hasKey && !declaresOwn
    set(.privateInitializer, isPrivate && settings.misuse == .forbid)
    set(.markedInitializer, isPrivate && settings.misuse != .forbid)
    set(.explain, settings.misuse == .explain)
    set(.log, settings.misuse == .log)
    let inherits = settings.superclass != nil
    set(.superInit, inherits)
    set(.initializerBody, inherits ? "{" : "{}")
    set(.override, inherits ? "override " : "")
    set(.required, settings.perSubclass ? "required " : "")
  }

  mutating func setExtras(_ singleton: Singleton, _ names: NamePool) {
    let settings = singleton.settings
    set(.copying, settings.copying)
    // NSObject has these, and a type written elsewhere may be one.
    set(.plainCopying, settings.superclass == nil && settings.form == .type)
    set(.nonisolated, settings.kind == .actor || settings.isIsolated ? "nonisolated " : "")
    set(.destroy, settings.destroy)
    // Objective-C counts the references of its objects elsewhere.
    set(.countsReferences, settings.superclass == nil && settings.form == .type)
    set(.holder, settings.perSubclass ? text(.slot) : text(.storage))
    setReplacement(settings)
  }

  private mutating func setReplacement(_ settings: Settings) {
    let isBoxed = settings.isolation == .unsafe
    let box = text(.replacementStruct)
    let type = isBoxed ? box : text(.name)
    let local = text(.replacement)
    let value = isBoxed ? "\(box)(instance: instance)" : "instance"
    set(.testing, settings.testing)
    set(.makeForTesting, settings.testing && settings.strategy != .flexible)
    set(.replacementBox, isBoxed)
    if settings.perSubclass {
      let key = "\(text(.objectIdentifier))(self)"
      set(.replacementType, "[\(text(.objectIdentifier)): \(type)]")
      set(.replacementDefault, "[:]")
      set(.replacementValue, "\(local).get()[\(key)]\(isBoxed ? "?.instance" : "") as? Self")
      set(.replacementItem, value)
      set(.replacementBinding, "instances")
    } else {
      set(.replacementType, "\(type)?")
      set(.replacementDefault, "nil")
      set(.replacementValue, "\(local).get()\(isBoxed ? "?.instance" : "")")
      set(.replacementBinding, value)
    }
  }
}
