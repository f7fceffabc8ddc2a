/// A setting with a closed list of values, spelt in a spec as the raw value.
package protocol Choice: RawRepresentable, CaseIterable, Sendable where RawValue == String {}

extension Choice {
  /// The values as they are spelt in a spec, in the order of the documentation.
  package static var names: [String] { allCases.map { $0.rawValue } }
}

/// How the shared instance comes to be.
package enum Strategy: String, Choice {
  /// A `static let`, which the compiler guards with the runtime's once.
  case once
  /// Lazily, behind a lock.
  case lock
  /// Before the first line of `main`, from the section that the platform's loader runs.
  case eager
  /// A `static let`, with an initializer that is open to all.
  case flexible
}

/// What the type is.
package enum Kind: String, Choice {
  case `class`, actor
}

/// How much of the type is generated.
package enum OutputForm: String, Choice {
  /// The whole type.
  case type
  /// An extension of a type that the user wrote.
  case `extension`
}

/// The access level of the type, its accessor and what else is generated for users.
package enum Access: String, Choice {
  case `internal`, package, `public`, open
}

/// What making a second instance gets.
package enum Misuse: String, Choice {
  /// The initializer is not reachable.
  case forbid
  /// The initializer is unavailable, with a message that names the accessor.
  case explain
  /// The initializer writes a line to standard error and gives nil.
  case log
}

/// The lock around the making of the instance.
package enum Lock: String, Choice {
  case mutex = "Mutex"
  case nsLock = "NSLock"
  case unfair = "OSAllocatedUnfairLock"
}

/// How the instance is kept safe between threads.
package enum Isolation: Equatable, Sendable {
  /// Checked `Sendable`.
  case sendable
  /// `@unchecked Sendable`.
  case unchecked
  /// Not `Sendable`; the accessor is `nonisolated(unsafe)`.
  case unsafe
  /// Isolated to a global actor.
  case globalActor(TypeReference)

  /// The words that are not the name of a global actor.
  package static let words = ["sendable", "unchecked", "unsafe"]
}
