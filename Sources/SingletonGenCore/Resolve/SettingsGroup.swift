/// The resolved settings of all singletons whose tables say the same, with what they have in common.
package final class SettingsGroup: Sendable {
  package let resolution: Resolution
  /// The accessor, if it is the same for every type.
  let accessor: Identifier?
  /// What a type with these settings must not be called.
  let reservedTypeNames: Set<String>
  /// The types in the declaration that came from the user, as they are written.
  let inherited: [(setting: Setting.ID, text: String)]

  init(_ settings: Settings) {
    resolution = Resolution(settings)
    accessor = settings.accessor.contains("{") ? nil : Identifier(settings.accessor)
    reservedTypeNames = Set(resolution.generatedMembers + resolution.localNames)
    var inherited = settings.conformances.map { (setting: Setting.ID.conformances, text: $0.text) }
    if let superclass = settings.superclass { inherited.append((.superclass, superclass.text)) }
    if case .globalActor(let actor) = settings.isolation {
      inherited.append((.isolation, actor.text))
    }
    self.inherited = inherited
  }

  /// Checks the settings against each other and their names among themselves, whatever the types
  /// are called; adds every error to the diagnostics.
  ///
  /// - Parameter name: the first singleton that has the settings, with the byte range of its name.
  /// - Returns: nil if there was an error.
  static func validate(
    _ settings: Settings, name: Located<TypeName>, in source: SourceText,
    _ diagnostics: inout Diagnostics
  ) -> SettingsGroup? {
    let before = diagnostics.count
    for rule in Rule.all where rule.isBroken(settings) {
      let range = settings.range(of: rule.setting) ?? settings.range(of: rule.other)
      diagnostics.add(
        .incompatible(rule, settings, in: source, at: range ?? name.range, name: name))
    }
    let group = SettingsGroup(settings)
    group.checkNames { setting, reason in
      diagnostics.add(
        .conflict(reason, in: source, at: setting.flatMap(settings.range(of:)) ?? name.range))
    }
    return diagnostics.count == before ? group : nil
  }
}
