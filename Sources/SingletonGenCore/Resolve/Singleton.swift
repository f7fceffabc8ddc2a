/// A singleton that is known to be possible: each setting checked, and all of them together.
///
/// There is no way to make one but `validate`, so what renders it has nothing left to check.
package struct Singleton: Sendable {
  package let name: TypeName
  package let accessor: Identifier
  package let group: SettingsGroup

  package var settings: Settings { group.resolution.settings }

  /// Checks a name against settings that are compatible; adds every conflict to the diagnostics.
  ///
  /// - Parameter name: with its byte range in the source, for what has no other location.
  package static func validate(
    _ name: Located<TypeName>, _ group: SettingsGroup, in source: SourceText,
    _ diagnostics: inout Diagnostics
  ) -> Singleton? {
    let settings = group.resolution.settings
    // The value reader has checked the pattern with a name in place of `{name}`.
    guard
      let accessor = group.accessor
        ?? Identifier(settings.accessor.substituting(name: name.value.base.name))
    else {
      diagnostics.add(
        .notAnAccessor(
          settings.accessor, in: source, at: settings.range(of: .accessor) ?? name.range))
      return nil
    }
    let singleton = Singleton(name: name.value, accessor: accessor, group: group)
    var isPossible = true
    singleton.checkNames { setting, reason in
      isPossible = false
      diagnostics.add(
        .conflict(reason, in: source, at: setting.flatMap(settings.range(of:)) ?? name.range))
    }
    return isPossible ? singleton : nil
  }

  private init(name: TypeName, accessor: Identifier, group: SettingsGroup) {
    self.name = name
    self.accessor = accessor
    self.group = group
  }
}
