/// A name that templates can use, and what it comes to.
///
/// A value is computed when a template asks for it, from the resolved settings alone: there is no
/// order among the names. The README describes those that a template of one's own needs.
package struct TemplateName: Sendable {
  enum Kind: Sendable {
    /// Whether a section is rendered.
    case flag(@Sendable (Resolution) -> Bool)
    /// A text to be placed, with marks for the parts of the singleton's names.
    case text(@Sendable (SettingsGroup) -> String)
    /// As `text`, but false for a section where there is none.
    case optional(@Sendable (SettingsGroup) -> String?)
  }

  /// Dotted, as a template writes it.
  package let path: String
  let kind: Kind

  private init(_ path: String, flag: @escaping @Sendable (Resolution) -> Bool) {
    self.path = path
    kind = .flag(flag)
  }

  private init(_ path: String, text: @escaping @Sendable (SettingsGroup) -> String) {
    self.path = path
    kind = .text(text)
  }

  private init(_ path: String, optional: @escaping @Sendable (SettingsGroup) -> String?) {
    self.path = path
    kind = .optional(optional)
  }

  package static let all: [TemplateName] = flags + texts

  private static let flags = [
    TemplateName("debug") { $0.checksAccess },
    TemplateName("detectRecursion") { $0.settings.detectRecursion },
    TemplateName("testing") { $0.settings.testing },
    TemplateName("testing.makes") { $0.makesForTesting },
    TemplateName("replacement.isBoxed") { $0.boxesReplacement },
    TemplateName("destroy") { $0.settings.destroy },
    TemplateName("destroy.isCounted") { $0.isPlainSwift },
    TemplateName("copying") { $0.settings.copying },
    TemplateName("copying.isPlain") { $0.isPlainSwift },
    TemplateName("objc") { $0.settings.objc },
    TemplateName("perSubclass") { $0.settings.perSubclass },
    TemplateName("superclass") { $0.settings.superclass != nil },
    TemplateName("isUnsafe") { $0.settings.isolation == .unsafe },
    TemplateName("isIsolated") { $0.settings.isIsolated },
    TemplateName("isActorGuarded") { $0.settings.isIsolated || $0.settings.kind == .actor },
    TemplateName("storage.isStatic") { $0.storage == .staticLet },
    TemplateName("storage.isLockedOnce") { $0.storage == .lockedOnce },
    TemplateName("storage.isLocked") { if case .locked = $0.storage { true } else { false } },
    TemplateName("storage.isPerClass") { if case .perClass = $0.storage { true } else { false } },
    TemplateName("lock.isNone") { $0.lock == nil },
    TemplateName("lock.isMutex") { $0.lock == .mutex },
    TemplateName("lock.isNSLock") { $0.lock == .nsLock },
    TemplateName("lock.isUnfairLock") { $0.lock == .unfair },
    TemplateName("lock.takesState") { $0.lock == .mutex || $0.lock == .unfair },
    TemplateName("initializer.isOpen") { $0.initializer == .open },
    TemplateName("initializer.isPrivate") { $0.initializer == .private },
    TemplateName("initializer.isMarked") { $0.initializer == .marked },
    TemplateName("initializer.isKeyed") { $0.initializer == .keyed },
    TemplateName("misuse.isExplained") { $0.settings.misuse == .explain },
    TemplateName("misuse.isLogged") { $0.settings.misuse == .log },
    TemplateName("creation.isFunction") {
      if case .function = $0.creation { true } else { false }
    },
    TemplateName("accessor.isTyped") { $0.needsAnnotation },
  ]

  private static let texts = [
    TemplateName("type.name", text: { $0.resolution.typeName }),
    TemplateName("type.fullName") { _ in NamePart.fullType.mark },
    TemplateName("type.self", text: { $0.resolution.typeItself }),
    TemplateName("accessor.name", text: { $0.accessorName }),
    TemplateName("accessor.prefix", text: { $0.accessorPrefix }),
    TemplateName("accessor.typePrefix", text: { $0.accessorTypePrefix }),
    TemplateName("accessor.doc", text: { $0.resolution.accessorDoc }),
    TemplateName("accessor.type", text: { $0.resolution.accessorType }),
    TemplateName("accessor.memberType", text: { $0.resolution.accessorMemberType }),
    TemplateName("access", text: { $0.resolution.memberAccess }),
    TemplateName("create", text: { $0.create }),
    TemplateName("creation.checked", text: { $0.checkedCreate }),
    TemplateName("creation.type", text: { $0.resolution.createdType }),
    TemplateName("creation.body", text: { $0.resolution.createBody }),
    TemplateName("replacement.type", text: { $0.replacementType }),
    TemplateName("replacement.value", text: { $0.replacementValue }),
    TemplateName("members", optional: { $0.resolution.members }),
  ]
}
