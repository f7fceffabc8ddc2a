/// A name that the user gave and that something else in the same place has to have.
package struct Clash: Sendable {
  /// The setting that brought the name.
  package let setting: Setting.ID
  package let reason: String
}

extension Singleton {
  /// The functions for users that these settings generate, beside the accessor.
  package var publicFunctions: [String] {
    var names: [String] = []
    if settings.strategy == .eager { names.append("start") }
    if settings.destroy { names.append("destroyShared") }
    if settings.testing { names += ["withShared", "makeForTesting"] }
    return names
  }

  /// What the user's names collide with; private names of the output give way by themselves.
  var clashes: [Clash] {
    var clashes: [Clash] = []
    let methods = settings.copying ? ["copy", "mutableCopy"] : []
    let generated = publicFunctions + methods
    if publicFunctions.contains(accessor.name) {
      clashes.append(
        Clash(
          setting: .accessor,
          reason: "'\(accessor.name)' is the name of a function that these settings generate; "
            + "use another accessor"))
    }
    if generated.contains(name.base.name) {
      clashes.append(
        Clash(
          setting: .strategy,
          reason: "'\(name.base.name)' is the name of a function that these settings generate in "
            + "the type; give the type another name"))
    }
    if accessor == name.base {
      clashes.append(
        Clash(
          setting: .accessor,
          reason: "'\(accessor.name)' is the type's own name, so the type could not be reached "
            + "inside itself; use another accessor"))
    }
    if let members = settings.members {
      let taken = [accessor.name, name.base.name] + generated
      for name in taken where members.declarations.contains(name) {
        clashes.append(
          Clash(
            setting: .members,
            reason: "members declare '\(name)', which is generated; give one of them another "
              + "name"))
      }
      let isStrict = settings.strategy != .flexible && settings.form == .type
      if isStrict, members.initializers.contains(where: { !$0.isPrivate }) {
        clashes.append(
          Clash(
            setting: .members,
            reason: "members declare an initializer that is not private, so anyone could make a "
              + "second instance; make it private or use strategy = \"flexible\""))
      }
    }
    for type in settings.inherited where type.type.text == name.base.spelling {
      clashes.append(
        Clash(
          setting: type.setting,
          reason: "'\(name.base.name)' would inherit from itself; write the module before it, as "
            + "in Foundation.\(name.base.name)"))
    }
    return clashes
  }
}

extension Settings {
  /// What stands behind the colon of the declaration and came from the user.
  fileprivate var inherited: [(setting: Setting.ID, type: TypeReference)] {
    var types = conformances.map { (setting: Setting.ID.conformances, type: $0) }
    if let superclass { types.append((.superclass, superclass)) }
    if case .globalActor(let actor) = isolation { types.append((.isolation, actor)) }
    return types
  }
}
