/// What the names of templates stand for, beside the flags.
extension SettingsGroup {
  private var settings: Settings { resolution.settings }

  var accessorName: String { accessor?.spelling ?? NamePart.accessor.mark }

  var accessorPrefix: String {
    accessor.map { AccessorName($0).prefix } ?? NamePart.accessorPrefix.mark
  }

  var accessorTypePrefix: String {
    accessor.map { AccessorName($0).typePrefix } ?? NamePart.accessorTypePrefix.mark
  }

  /// The expression that makes the instance.
  var create: String {
    switch resolution.creation {
    case .initializer(let initializer): Self.call(of: initializer, settings, resolution.typeName)
    case .expression(let fragment): reindented(fragment.text).joined(separator: "\n")
    case .function: "make\(accessorTypePrefix)Instance()"
    }
  }

  private static func call(
    of initializer: Resolution.Initializer, _ settings: Settings, _ type: String
  ) -> String {
    switch initializer {
    case .keyed: "self.init(InitializerKey())"
    case .marked: "\(type)(shared: ())"
    case .open, .private, .none: settings.perSubclass ? "self.init()" : "\(type)()"
    }
  }

  /// As `create`, through the recursion guard if there is one.
  var checkedCreate: String {
    settings.detectRecursion ? "initialize\(accessorTypePrefix)()" : create
  }

  /// What a task holds in the place of the instance.
  var replacementType: String {
    resolution.boxesReplacement
      ? accessorTypePrefix + "Replacement" : resolution.accessorMemberType
  }

  var replacementValue: String {
    resolution.boxesReplacement
      ? "\(replacementType)(instance: replacement)" : "replacement"
  }
}

extension Resolution {
  /// The type as it is written inside itself.
  var typeName: String {
    switch container {
    case .type: NamePart.type.mark
    case .extension: NamePart.fullType.mark
    }
  }

  /// The type of the instance at hand as a value, to tell it from other types.
  var typeItself: String { settings.perSubclass ? "self" : "\(typeName).self" }

  var accessorType: String { typeName }

  /// The type of the accessor where something follows it, such as `?`.
  var accessorMemberType: String { accessorType }

  /// Whether the compiler cannot see the accessor's type in the expression that makes it.
  var needsAnnotation: Bool { settings.create != nil }

  /// The type of what is created.
  var createdType: String { settings.perSubclass ? "Self" : typeName }

  /// Whether an instance can be made beside the shared one only for tests.
  var makesForTesting: Bool {
    switch settings.strategy {
    case .once, .lock, .eager: settings.testing
    case .flexible: false
    }
  }

  /// The user's expression as the body of a function, indented.
  var createBody: String {
    guard case .function(let fragment) = creation else { return "" }
    return reindented(fragment.text).map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }

  var members: String? {
    let lines = settings.members.map { reindented($0.text) } ?? []
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The access level of members, with the space after it; those of an open class are public, as
  /// they are not meant to be overridden.
  var memberAccess: String {
    switch settings.access {
    case .internal: ""
    case .package: "package "
    case .public, .open: "public "
    }
  }

  var accessorDoc: String {
    switch storage {
    case .perClass: return "The shared instance of this class, made on first access."
    case .lockedOnce: return "The shared instance, made under a lock by the first access."
    case .locked:
      return settings.destroy
        ? "The shared instance, made by the first access, and again after `destroyShared()`."
        : "The shared instance, made under a lock by the first access."
    case .staticLet: break
    }
    switch settings.strategy {
    case .eager: return "The shared instance, made before `main` begins."
    case .once, .lock, .flexible:
      return settings.isIsolated
        ? "The shared instance, made on first access."
        : "The shared instance, made on first access, exactly once, from any thread."
    }
  }
}
