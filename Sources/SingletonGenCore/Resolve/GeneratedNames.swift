extension Resolution {
  /// The functions for users that these settings generate, beside the accessor.
  package var publicFunctions: [String] {
    var names: [String] = []
    switch settings.strategy {
    case .eager: names.append("start")
    case .once, .lock, .flexible: break
    }
    if settings.destroy { names.append("destroyShared") }
    if settings.testing { names.append("withShared") }
    if makesForTesting { names.append("makeForTesting") }
    return names
  }

  /// The members of the type that these settings generate, beside the accessor and what is private.
  var generatedMembers: [String] {
    var names = publicFunctions
    if settings.copying { names += ["copy", "mutableCopy"] }
    if case .keyed = initializer { names.append("InitializerKey") }
    return names
  }

  /// The names inside functions of the output, which would hide a type of the same name, and the
  /// modules that the output names, which such a type would hide.
  var localNames: [String] {
    var names = ["Swift", "Sendable"]
    names += imports.map(\.module)
    if lock == .unfair { names.append("Synchronization") }
    switch storage {
    case .staticLet: break
    case .lockedOnce, .locked: names.append("instance")
    case .perClass: names += ["instance", "slot", "key", "slots", "type", "lock"]
    }
    if settings.destroy { names += ["storage"] }
    if settings.testing { names += ["replacement", "replacements", "Value", "Failure"] }
    if settings.detectRecursion { names += ["mark", "marks"] }
    switch settings.misuse {
    case .forbid, .explain: break
    case .log: names.append("message")
    }
    return names
  }

  /// The private names of the output, which begin or end as the accessor does.
  func privateNames(_ accessor: AccessorName) -> [String] {
    let (value, type) = (accessor.prefix, accessor.typePrefix)
    var names: [String] = []
    switch storage {
    case .staticLet: if checksAccess { names.append(value + "Storage") }
    case .lockedOnce: names += [value + "Storage", type + "Storage", "make" + type]
    case .locked: names += [value + "Storage", type + "Storage"]
    case .perClass: names += [value + "Storage", type + "Storage", type + "Slot"]
    }
    switch settings.strategy {
    case .eager: names.append(value + "BeforeMain")
    case .once, .lock, .flexible: break
    }
    switch creation {
    case .function: names.append("make\(type)Instance")
    case .initializer, .expression: break
    }
    if settings.testing { names += [value + "Replacement", type + "Replacement"] }
    if settings.detectRecursion { names.append("initialize" + type) }
    return names
  }
}

extension Singleton {
  /// Reports each name that conflicts with the name of this type, and the setting that brought it;
  /// nil for the type's name itself.
  func checkNames(_ report: (Setting.ID?, String) -> Void) {
    let base = name.base.name
    // The outermost name is visible in the type as well.
    if let name = [base, name.components[0].name].first(where: group.reservedTypeNames.contains) {
      report(
        nil, "the output needs the name '\(name)' for something else; give the type another name")
    }
    if accessor.name == base {
      report(
        .accessor,
        "'\(base)' is the type's own name, so the type could not be reached inside itself; use "
          + "another accessor")
    }
    if group.accessor == nil { group.checkAccessor(accessor, report) }
    if settings.members?.declarations.contains(base) == true {
      report(.members, "members declare '\(base)', the type's name; give one of them another name")
    }
    for type in group.inherited where type.text == name.base.spelling {
      report(
        type.setting,
        "'\(base)' would inherit from itself; write the module before it, as in Foundation.\(base)"
      )
    }
  }
}

extension SettingsGroup {
  /// Reports each conflict among the names of the settings, whatever the type is called, and the
  /// setting that brought the name.
  func checkNames(_ report: (Setting.ID?, String) -> Void) {
    if let accessor { checkAccessor(accessor, report) }
    let members = resolution.settings.members
    for name in resolution.generatedMembers where members?.declarations.contains(name) == true {
      report(.members, "members declare '\(name)', which is generated; give it another name")
    }
  }

  fileprivate func checkAccessor(
    _ accessor: Identifier, _ report: (Setting.ID?, String) -> Void
  ) {
    let settings = resolution.settings
    let name = accessor.name
    if resolution.generatedMembers.contains(name) {
      report(
        .accessor,
        "'\(name)' is the name of a function that these settings generate; use another accessor")
    }
    if settings.members?.declarations.contains(name) == true {
      report(.members, "members declare '\(name)', which is generated; give it another name")
    }
    let texts = [(Setting.ID.members, settings.members), (.create, settings.create)]
    for name in resolution.privateNames(AccessorName(accessor)) {
      for (setting, text) in texts where text?.identifiers.contains(name) == true {
        report(
          setting,
          "\(Setting[setting].name) uses the name '\(name)', which the output needs for itself; use "
            + "another name, or another accessor")
      }
    }
  }
}

/// An accessor, and how the private names that are derived from it begin.
struct AccessorName {
  /// As the accessor: for `shared`, that of `sharedStorage`.
  let prefix: String
  /// With a capital: for `shared`, that of `SharedStorage`.
  let typePrefix: String

  init(_ accessor: Identifier) {
    let name = accessor.name
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    // `Default` has a capital already, and `_it` cannot have one.
    let lower = name.prefix(1).lowercased() + name.dropFirst()
    prefix = capitalized == name ? lower : name
    typePrefix = lower == capitalized ? "Shared" + name : capitalized
  }
}
