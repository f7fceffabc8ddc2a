/// The settings of one singleton, each checked by itself; `Rule` checks them against each other.
package struct Settings: Sendable {
  package var strategy = Strategy.once
  package var kind = Kind.class
  package var form = OutputForm.type
  /// With `{name}` still in it, since the defaults of a spec serve many types.
  package var accessor = "shared"
  package var access = Access.internal
  package var isolation = Isolation.sendable
  package var superclass: TypeReference?
  package var conformances: [TypeReference] = []
  package var imports: [TypeReference] = []
  package var create: SwiftFragment?
  package var members: SwiftFragment?
  package var doc: String?
  package var misuse = Misuse.forbid
  package var copying = false
  package var destroy = false
  package var testing = false
  package var perSubclass = false
  package var lock = Lock.mutex
  package var detectRecursion = false
  package var objc = false
  package var template: String?

  /// Where each setting was given: the byte range of its value, nil for a default.
  package private(set) var ranges = [Range<Int>?](repeating: nil, count: Setting.all.count)

  package init() {}

  package func range(of id: Setting.ID) -> Range<Int>? { ranges[id.rawValue] }

  /// Takes one value, or adds what is wrong with it to the diagnostics and stays as it was.
  package mutating func set(
    _ setting: Setting, to value: Located<Spec.Value>, in source: SourceText,
    _ diagnostics: inout Diagnostics
  ) {
    let reader = ValueReader(setting: setting, value: value, source: source)
    do throws(Diagnostic) {
      try assign(reader)
      ranges[setting.id.rawValue] = value.range
    } catch {
      diagnostics.add(error)
    }
  }

  private mutating func assign(_ reader: ValueReader) throws(Diagnostic) {
    switch reader.setting.id {
    case .strategy: strategy = try reader.choice()
    case .kind: kind = try reader.choice()
    case .form: form = try reader.choice()
    case .accessor: accessor = try reader.accessor()
    case .access: access = try reader.choice()
    case .isolation: isolation = try reader.isolation()
    case .superclass: superclass = try reader.type()
    case .conformances: conformances = try reader.types()
    case .imports: imports = try reader.modules()
    case .create: create = try reader.expression()
    case .members: members = try reader.fragment()
    case .doc: doc = try reader.text()
    case .misuse: misuse = try reader.choice()
    case .copying: copying = try reader.flag()
    case .destroy: destroy = try reader.flag()
    case .testing: testing = try reader.flag()
    case .perSubclass: perSubclass = try reader.flag()
    case .lock: lock = try reader.choice()
    case .detectRecursion: detectRecursion = try reader.flag()
    case .objc: objc = try reader.flag()
    case .template: template = try reader.path()
    }
  }
}

extension Settings {
  /// Whether a global actor guards the instance.
  package var isIsolated: Bool {
    if case .globalActor = isolation { true } else { false }
  }

  /// Whether the superclass is the one class whose initializers and copies are known.
  package var inheritsFromNSObject: Bool {
    guard let superclass else { return false }
    return ["NSObject", "Foundation.NSObject", "ObjectiveC.NSObject"].contains(superclass.text)
  }
}
