/// What the settings of a singleton come to: every decision that its output depends on, made once.
///
/// The switches are exhaustive: for a new strategy, lock or container the compiler asks here what
/// it comes to, and in the views how it is written.
package struct Resolution: Sendable {
  /// How the shared instance is stored.
  package enum Storage: Equatable, Sendable {
    /// In a `static let`, which the runtime initializes once.
    case staticLet
    /// Made under a lock by the first access; later accesses take no lock.
    case lockedOnce
    /// Read and made under the lock at each access.
    case locked(Lock)
    /// One for each class, in a table; without a lock, the global actor guards it.
    case perClass(Lock?)
  }

  /// The initializer that is generated.
  package enum Initializer: Sendable {
    /// None: the user declares one.
    case none
    /// Open to all callers.
    case open
    case `private`
    /// Private, with a parameter that tells it from an `init()` for callers.
    case marked
    /// Required, with a parameter that only the generated accessor can make.
    case keyed
  }

  /// What the parts are put into.
  package enum Container: Sendable {
    /// A whole type.
    case type
    /// An extension of a type that the user wrote.
    case `extension`
  }

  /// How an expression makes the instance.
  package enum Creation: Sendable {
    /// The type's own initializer is called.
    case initializer(Initializer)
    /// The user's expression stands where the instance is stored.
    case expression(SwiftFragment)
    /// The user's expression is the body of a function, because where the instance is stored other
    /// operators are beside it, or `Self` has another meaning.
    case function(SwiftFragment)
  }

  package let settings: Settings
  package let container: Container
  package let storage: Storage
  package let initializer: Initializer
  package let creation: Creation

  package init(_ settings: Settings) {
    self.settings = settings
    container =
      switch settings.form {
      case .type: .type
      case .extension: .extension
      }
    storage = Self.storage(settings)
    initializer = Self.initializer(settings, in: container)
    creation = Self.creation(settings, storage, initializer)
  }

  private static func storage(_ settings: Settings) -> Storage {
    if settings.perSubclass { return .perClass(settings.isIsolated ? nil : settings.lock) }
    switch settings.strategy {
    case .once, .eager, .flexible: return .staticLet
    case .lock:
      switch settings.lock {
      case .mutex: return settings.destroy ? .locked(.mutex) : .lockedOnce
      case .nsLock, .unfair: return .locked(settings.lock)
      }
    }
  }

  private static func initializer(_ settings: Settings, in container: Container) -> Initializer {
    switch container {
    case .extension: return .none
    case .type: break
    }
    if settings.members?.declaresInitializer == true { return .none }
    switch settings.strategy {
    case .flexible: return .open
    case .once, .lock, .eager: break
    }
    if settings.perSubclass { return .keyed }
    switch settings.misuse {
    case .forbid: return .private
    case .explain, .log: return .marked
    }
  }

  private static func creation(
    _ settings: Settings, _ storage: Storage, _ initializer: Initializer
  ) -> Creation {
    guard let expression = settings.create else { return .initializer(initializer) }
    let isMultiline = expression.text.utf8.contains(UInt8(ascii: "\n"))
    let isChecked = settings.testing || settings.detectRecursion
    switch storage {
    case .staticLet:
      let needsFunction = expression.identifiers.contains("Self") || isMultiline && isChecked
      return needsFunction ? .function(expression) : .expression(expression)
    case .lockedOnce, .locked, .perClass: return .function(expression)
    }
  }

  /// Whether the accessor does more in debug builds than give the instance.
  package var checksAccess: Bool { settings.testing || settings.detectRecursion }

  /// The lock that guards the instance; nil where none does.
  package var lock: Lock? {
    switch storage {
    case .staticLet: nil
    case .lockedOnce: .mutex
    case .locked(let lock): lock
    case .perClass(let lock): lock
    }
  }

  /// Whether instances are counted where Swift can look: not those of Objective-C, which a
  /// superclass may make of them.
  package var isPlainSwift: Bool {
    switch container {
    case .extension: false
    case .type: settings.superclass == nil
    }
  }

  /// Whether a replacement needs a box that is `Sendable`, because the instance may not be.
  package var boxesReplacement: Bool { settings.isolation == .unsafe }
}
