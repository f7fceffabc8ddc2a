/// Two settings that have no meaning together, and what to use instead.
///
/// The rules are data in this one place. With the checks of single values they leave only
/// combinations that become Swift which compiles and keeps its promise.
package struct Rule: Sendable {
  /// The setting that the message points at, if it was given; otherwise at the other.
  package let setting: Setting.ID
  package let other: Setting.ID
  /// Whether the settings of a singleton break the rule.
  package let isBroken: @Sendable (Settings) -> Bool
  /// Why the two disagree and what to use instead; the message names both before it.
  package let reason: String

  private init(
    _ setting: Setting.ID, _ other: Setting.ID, _ reason: String,
    when isBroken: @escaping @Sendable (Settings) -> Bool
  ) {
    self.setting = setting
    self.other = other
    self.reason = reason
    self.isBroken = isBroken
  }

  package static let all: [Rule] =
    strategyRules + typeRules + initializerRules + memberRules + formRules

  private static let strategyRules = [
    Rule(.destroy, .strategy, "only a lock can let go of its instance; use strategy = \"lock\"") {
      $0.destroy && $0.strategy != .lock && !$0.isIsolated
    },
    Rule(
      .destroy, .isolation,
      "an instance of a global actor has no lock that could let go of it; leave destroy out, or "
        + "use isolation = \"sendable\""
    ) {
      $0.destroy && $0.isIsolated
    },
    Rule(.lock, .strategy, "nothing is locked here; use strategy = \"lock\", or leave lock out") {
      $0.lock != .mutex && $0.strategy != .lock && !($0.perSubclass && !$0.isIsolated)
    },
    Rule(
      .isolation, .strategy,
      "the actor guards the instance already, a lock adds nothing; use strategy = \"once\""
    ) {
      $0.isIsolated && $0.strategy == .lock
    },
    Rule(
      .isolation, .strategy,
      "no actor runs before main does; use strategy = \"once\" and name the instance early"
    ) {
      $0.isIsolated && $0.strategy == .eager
    },
    Rule(
      .isolation, .lock,
      "OSAllocatedUnfairLock hands out Sendable values only; use lock = \"Mutex\""
    ) {
      $0.isolation == .unsafe && $0.lock == .unfair
    },
    Rule(
      .perSubclass, .strategy,
      "subclasses are not known before main; use strategy = \"lock\""
    ) {
      $0.perSubclass && $0.strategy == .eager
    },
  ]

  private static let typeRules = [
    Rule(.kind, .isolation, "an actor is Sendable and isolates itself; leave isolation out") {
      $0.kind == .actor && $0.isolation != .sendable
    },
    Rule(.kind, .access, "an actor cannot be subclassed; use access = \"public\"") {
      $0.kind == .actor && $0.access == .open
    },
    Rule(.kind, .superclass, "an actor inherits from nothing but NSObject; use kind = \"class\"") {
      $0.kind == .actor && $0.superclass != nil && !$0.inheritsFromNSObject
    },
    Rule(.kind, .perSubclass, "an actor cannot be subclassed; use kind = \"class\"") {
      $0.kind == .actor && $0.perSubclass
    },
    Rule(
      .access, .isolation,
      "the compiler cannot check that an open class is Sendable; use isolation = \"unchecked\" or "
        + "a global actor"
    ) {
      $0.access == .open && $0.isolation == .sendable && $0.form == .type
    },
    Rule(
      .perSubclass, .isolation,
      "the compiler cannot check that a class with subclasses is Sendable; use isolation = "
        + "\"unchecked\" or a global actor"
    ) {
      $0.perSubclass && $0.isolation == .sendable && $0.form == .type && $0.kind == .class
    },
    Rule(
      .superclass, .isolation,
      "the compiler checks Sendable only below NSObject; use isolation = \"unchecked\" or a global "
        + "actor"
    ) {
      $0.superclass != nil && !$0.inheritsFromNSObject && $0.isolation == .sendable
        && $0.kind == .class
    },
    Rule(
      .access, .strategy,
      "a class whose initializer is private cannot be subclassed; use access = \"public\", or "
        + "strategy = \"flexible\", or per-subclass"
    ) {
      $0.access == .open && $0.strategy != .flexible && !$0.perSubclass && $0.form == .type
    },
    Rule(.objc, .superclass, "Objective-C sees only its own classes; use superclass = \"NSObject\"")
    { $0.objc && $0.superclass == nil && $0.form == .type },
    Rule(
      .copying, .superclass,
      "the superclass may copy in its own way; leave copying out and override copy(with:) in "
        + "members"
    ) {
      $0.copying && $0.superclass != nil && !$0.inheritsFromNSObject
    },
    Rule(
      .conformances, .isolation, "isolation alone decides about Sendable; leave it out here"
    ) {
      $0.conformances.contains { $0.identifiers.last == "Sendable" }
    },
    Rule(
      .conformances, .strategy,
      "decoding makes another instance; use \"Encodable\", or strategy = \"flexible\""
    ) {
      $0.strategy != .flexible
        && $0.conformances.contains {
          $0.identifiers.last == "Decodable" || $0.identifiers.last == "Codable"
        }
    },
    Rule(.conformances, .copying, "copying adds this conformance itself; leave it out here") {
      $0.copying
        && $0.conformances.contains {
          $0.identifiers.last == "NSCopying" || $0.identifiers.last == "NSMutableCopying"
        }
    },
  ]

  private static let initializerRules = [
    Rule(
      .misuse, .strategy,
      "making another instance is no misuse of a flexible singleton; leave misuse out"
    ) {
      $0.misuse != .forbid && $0.strategy == .flexible
    },
    Rule(
      .misuse, .superclass,
      "a failable initializer cannot override one that never fails; use misuse = \"explain\""
    ) {
      $0.misuse == .log && $0.superclass != nil
    },
    Rule(
      .create, .perSubclass,
      "one expression cannot make an instance of every subclass; use required initializers"
    ) {
      $0.create != nil && $0.perSubclass
    },
    Rule(
      .members, .perSubclass,
      "subclasses inherit the initializer that is generated; give stored properties their values "
        + "where they are declared"
    ) {
      $0.perSubclass && $0.form == .type && $0.members?.initializers.isEmpty == false
    },
    Rule(
      .create, .misuse,
      "misuse marks the init() that is generated; declare the initializer that create calls, "
        + "private and with a parameter, in members"
    ) {
      $0.create != nil && $0.misuse != .forbid && $0.members?.declaresInitializer != true
    },
    Rule(
      .members, .misuse,
      "misuse marks an init() that is generated; give your own a parameter"
    ) {
      $0.misuse != .forbid && $0.members?.initializers.contains(where: \.takesNothing) == true
    },
    Rule(
      .members, .create,
      "with an initializer of your own and misuse, create has to say how the instance is made"
    ) {
      $0.misuse != .forbid && $0.create == nil && $0.members?.declaresInitializer == true
        && !$0.perSubclass
    },
  ]

  private static let memberRules = [
    Rule(
      .members, .strategy,
      "an initializer that is not private lets anyone make a second instance; make it private, or "
        + "use strategy = \"flexible\""
    ) {
      $0.form == .type && $0.strategy != .flexible
        && $0.members?.initializers.contains { !$0.isPrivate } == true
    },
    Rule(
      .members, .isolation,
      "a class for any thread cannot have a lazy property; give it its value in the initializer"
    ) {
      !$0.isIsolated && $0.kind == .class && $0.members?.identifiers.contains("lazy") == true
    },
    Rule(
      .members, .create,
      "an init() that can fail, throw or wait does not make the instance by itself; say with "
        + "create how it is called"
    ) {
      $0.create == nil
        && $0.members?.initializers.contains {
          $0.takesNothing && ($0.isFailable || $0.hasEffects)
        } == true
    },
    Rule(
      .members, .create,
      "an initializer with parameters needs arguments; say with create how it is called"
    ) {
      guard $0.create == nil, let members = $0.members, members.declaresInitializer else {
        return false
      }
      // One that is not private is reported above.
      let isAllowed =
        $0.strategy == .flexible || members.initializers.allSatisfy(\.isPrivate)
      return isAllowed && !members.initializers.contains(where: \.takesNothing)
    },
    Rule(
      .members, .strategy,
      "an initializer inside #if is missing in other builds, where anyone could make an instance; "
        + "declare it outside"
    ) {
      $0.form == .type && $0.strategy != .flexible
        && $0.members?.initializers.contains(where: \.isConditional) == true
    },
  ]

  private static let formRules = [
    Rule(
      .misuse, .form,
      "a designated initializer cannot be declared in an extension; use form = \"type\""
    ) {
      $0.misuse != .forbid && $0.form == .extension
    },
    Rule(.superclass, .form, "your own declaration names the superclass; leave it out here") {
      $0.superclass != nil && $0.form == .extension
    },
    Rule(.doc, .form, "the comment belongs to your own declaration; leave it out here") {
      $0.doc != nil && $0.form == .extension
    },
    Rule(.access, .form, "what an extension adds cannot be open; use access = \"public\"") {
      $0.access == .open && $0.form == .extension
    },
    Rule(.objc, .form, "your own declaration says @objc; use form = \"type\"") {
      $0.objc && $0.form == .extension
    },
    Rule(
      .members, .form,
      "a lazy property belongs to your own declaration; leave it out of members"
    ) {
      $0.form == .extension && $0.members?.identifiers.contains("lazy") == true
    },
    Rule(
      .members, .form,
      "an initializer belongs to your own declaration; leave it out of members"
    ) {
      $0.form == .extension && $0.members?.initializers.isEmpty == false
    },
  ]
}
