/// One row of the table of settings: a key of the spec and a flag of the command line.
///
/// The spec reader, the flags, `--help`, the manual page, the completions and the README's table
/// are made from `Setting.all` or tested against it.
package struct Setting: Sendable {
  /// Identifies the setting in code; the raw value is its place in `Setting.all`.
  package enum ID: Int, CaseIterable, Sendable {
    case strategy, kind, form, accessor, access, isolation
    case superclass, conformances, imports
    case create, members, doc
    case misuse, copying, destroy, testing, perSubclass
    case lock, detectRecursion, objc, template
  }

  /// What a setting takes as its value.
  package enum Form: Equatable, Sendable {
    /// One of a closed list of words.
    case choice([String])
    /// A text, called by the placeholder in help and usage.
    case text(placeholder: String)
    /// An array of texts in a spec; a flag that may be given more than once.
    case list(placeholder: String)
    /// `true` or `false` in a spec; a flag without a value.
    case flag
  }

  package let id: ID
  /// The key in a spec; the flag is the same behind `--`.
  package let name: String
  package let form: Form
  /// What holds where the setting is not given, as it is shown to people.
  package let defaultText: String
  /// One sentence for help and documentation, without a final full stop.
  package let summary: String

  package static let all: [Setting] = [
    Setting(
      id: .strategy, name: "strategy", form: .choice(Strategy.names), defaultText: "once",
      summary: "how the shared instance comes to be"),
    Setting(
      id: .kind, name: "kind", form: .choice(Kind.names), defaultText: "class",
      summary: "what the type is"),
    Setting(
      id: .form, name: "form", form: .choice(OutputForm.names), defaultText: "type",
      summary: "the whole type, or an extension of a type you wrote"),
    Setting(
      id: .accessor, name: "accessor", form: .text(placeholder: "identifier"),
      defaultText: "shared",
      summary: "the name it is reached by; {name} stands for the type's name"),
    Setting(
      id: .access, name: "access", form: .choice(Access.names), defaultText: "internal",
      summary: "the access level of the type and its accessor"),
    Setting(
      id: .isolation, name: "isolation", form: .text(placeholder: "isolation"),
      defaultText: "sendable",
      summary:
        "how it is kept safe between threads: sendable, unchecked (@unchecked Sendable), unsafe "
        + "(not Sendable, accessor nonisolated(unsafe)), or a global actor such as MainActor"),
    Setting(
      id: .superclass, name: "superclass", form: .text(placeholder: "type"), defaultText: "none",
      summary: "the class it inherits from; it needs a designated init()"),
    Setting(
      id: .conformances, name: "conformances", form: .list(placeholder: "type"),
      defaultText: "none", summary: "protocols the type conforms to"),
    Setting(
      id: .imports, name: "imports", form: .list(placeholder: "module"), defaultText: "none",
      summary: "modules the file imports"),
    Setting(
      id: .create, name: "create", form: .text(placeholder: "expression"),
      defaultText: "calls init()", summary: "the Swift expression that makes the instance"),
    Setting(
      id: .members, name: "members", form: .text(placeholder: "swift"), defaultText: "none",
      summary: "Swift text put into the type's body, re-indented"),
    Setting(
      id: .doc, name: "doc", form: .text(placeholder: "text"),
      defaultText: "a sentence of its own", summary: "the documentation comment of the type"),
    Setting(
      id: .misuse, name: "misuse", form: .choice(Misuse.names), defaultText: "forbid",
      summary:
        "what making a second one gets: forbid (not reachable), explain (unavailable, with a "
        + "message) or log (a line on standard error, and nil)"),
    Setting(
      id: .copying, name: "copying", form: .flag, defaultText: "false",
      summary: "NSCopying and NSMutableCopying, which give the same object"),
    Setting(
      id: .destroy, name: "destroy", form: .flag, defaultText: "false",
      summary: "destroyShared() lets go of an instance that nobody else holds"),
    Setting(
      id: .testing, name: "testing", form: .flag, defaultText: "false",
      summary: "withShared(_:operation:) replaces the instance for one task, in debug builds"),
    Setting(
      id: .perSubclass, name: "per-subclass", form: .flag, defaultText: "false",
      summary: "every subclass has its own instance, of its own type"),
    Setting(
      id: .lock, name: "lock", form: .choice(Lock.names), defaultText: "Mutex",
      summary: "which lock; OSAllocatedUnfairLock is Mutex where there is no os module"),
    Setting(
      id: .detectRecursion, name: "detect-recursion", form: .flag, defaultText: "false",
      summary: "an initializer that reaches its own instance stops at once, in debug builds"),
    Setting(
      id: .objc, name: "objc", form: .flag, defaultText: "false",
      summary: "visible to Objective-C where there is Objective-C"),
    Setting(
      id: .template, name: "template", form: .text(placeholder: "path"),
      defaultText: "built in",
      summary: "your own Mustache template in place of the strategy's, relative to the spec"),
  ]

  package static func named(_ name: String) -> Setting? {
    all.first { $0.name == name }
  }

  package static subscript(id: ID) -> Setting { all[id.rawValue] }
}
