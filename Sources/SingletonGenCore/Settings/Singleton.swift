/// A singleton that is known to be possible: each setting checked, and all of them together.
///
/// There is no way to make one but `validate`, so what renders it has nothing left to check.
package struct Singleton: Sendable {
  /// How much of the type is generated.
  package enum Form: String, Choice {
    /// The whole type.
    case type
    /// An extension of a type that the user wrote.
    case `extension`
  }

  package let name: TypeName
  package let accessor: Identifier
  package let settings: Settings

  package var strategy: Strategy { settings.strategy }

  /// Checks a name and its settings together; adds every reason against them to the diagnostics.
  ///
  /// - Parameter nameRange: the byte range of the name in the source, for what has no other place.
  package static func validate(
    name: TypeName, at nameRange: Range<Int>, settings: Settings, in source: SourceText,
    _ diagnostics: inout Diagnostics
  ) -> Singleton? {
    let before = diagnostics.count
    for rule in Rule.all where rule.isBroken(settings) {
      let range = settings.place(of: rule.setting) ?? settings.place(of: rule.other) ?? nameRange
      diagnostics.add(
        .disagreement(rule, settings, in: source, at: range, name: name, nameRange))
    }
    // The value reader has checked the pattern with a name in place of `{name}`.
    guard let accessor = Identifier(settings.accessor.substituting(name: name.base.name)) else {
      diagnostics.add(
        .notAnAccessor(
          settings.accessor, in: source, at: settings.place(of: .accessor) ?? nameRange))
      return nil
    }
    let singleton = Singleton(name: name, accessor: accessor, settings: settings)
    for clash in singleton.clashes {
      diagnostics.add(
        .clash(clash, in: source, at: settings.place(of: clash.setting) ?? nameRange))
    }
    return diagnostics.count == before ? singleton : nil
  }

  private init(name: TypeName, accessor: Identifier, settings: Settings) {
    self.name = name
    self.accessor = accessor
    self.settings = settings
  }
}
