/// Turns the tables of one spec into definitions.
struct SpecReader {
  private let spec: Spec

  init(_ spec: Spec) { self.spec = spec }

  /// The definitions that are right; the mistakes of the others are added to the diagnostics.
  func definitions(_ diagnostics: inout Diagnostics) -> [Definition] {
    if spec.tables.isEmpty, spec.isComplete { diagnostics.add(.noSingleton(in: spec.source)) }
    var defaults = Settings()
    let areDefaultsRight = read(spec.defaults, into: &defaults, &diagnostics)
    var definitions: [Definition] = []
    definitions.reserveCapacity(spec.tables.count)
    for table in spec.tables {
      var settings = defaults
      let areSettingsRight = read(table.entries, into: &settings, &diagnostics)
      guard let name = name(of: table, &diagnostics) else { continue }
      // A setting that was not understood would break rules that the user did not break.
      guard spec.isComplete, areDefaultsRight, areSettingsRight else { continue }
      let located = Located(name, at: table.range)
      guard
        let group = SettingsGroup.validate(
          settings, name: located, in: spec.source, &diagnostics),
        let singleton = Singleton.validate(located, group, in: spec.source, &diagnostics)
      else { continue }
      definitions.append(
        Definition(singleton: singleton, source: spec.source, nameRange: table.range))
    }
    return definitions
  }

  /// Whether every entry was a known setting with a right value.
  private func read(
    _ entries: [Spec.Entry], into settings: inout Settings, _ diagnostics: inout Diagnostics
  ) -> Bool {
    let before = diagnostics.count
    for entry in entries {
      if let setting = Setting.named(entry.key.value) {
        settings.set(setting, to: entry.value, in: spec.source, &diagnostics)
      } else {
        diagnostics.add(.unknownSetting(entry.key.value, in: spec.source, at: entry.key.range))
      }
    }
    return diagnostics.count == before
  }

  private func name(of table: Spec.Table, _ diagnostics: inout Diagnostics) -> TypeName? {
    switch TypeName.check(table.path.map(\.value)) {
    case .success(let name):
      return name
    case .failure(let failure):
      let part = table.path.indices.contains(failure.index) ? table.path[failure.index] : nil
      diagnostics.add(
        .badTypeName(
          part?.value ?? "", failure.refusal, in: spec.source, at: part?.range ?? table.range))
      return nil
    }
  }
}
