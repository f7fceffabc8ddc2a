/// The names that a template can see, in groups. The raw value is the name's place in a `View`.
///
/// The README describes those that a template of one's own needs; a test compares.
package enum ViewKey: Int, CaseIterable, Sendable {
  // The type.
  case name, plainName, selfName, parent, declaration, doc, attributes, access, members
  // The accessor and how its instance is made.
  case accessor, plainAccessor, accessorDoc, annotation, create, createRest, plainCreate,
    plainCreateRest
  case makesInFunction, written
  // What was asked for: flags.
  case stored, wrapped, debug, fastLock, plainLock, unfairLock, isolated, objc, perSubclass
  case copying, plainCopying, destroy, countsReferences, testing, makeForTesting, replacementBox
  case recursion, openInitializer, privateInitializer, markedInitializer, keyedInitializer
  case superInit, explain, log
  // Pieces of declarations, each with the space behind it, or empty.
  case unsafe, required, override, nonisolated, initializerBody, lockClosure, lock, holder
  case replacementType, replacementDefault, replacementValue, replacementItem
  case replacementBinding
  // Names of the output's own, which give way to the user's.
  case instance, storage, make, makeInstance, beforeMain, replacement, watched, inProgress,
    currentTask
  case stopIfMaking, local, slot
  case storageType, slotType, keyType, replacementStruct, makingType, weakMakingType
  case valueType, failureType
  // Names of the standard library, with their module where the user has the same name.
  case actor, atomic, bool, error, int, mutex, nsZone, objectIdentifier, unfairLockType, result
  case sendable, taskLocal, void, fatalError, isKnownUniquelyReferenced, precondition
  case withExtendedLifetime, withUnsafeCurrentTask
  // The file, for its head and tail.
  case from, hasModules, imports, importsUnfairLock, importsMutex, importsC, stringType

  /// Whether the name is for the head and the tail of a file alone.
  package var isOfFile: Bool { rawValue >= ViewKey.from.rawValue }

  /// The name as a template spells it.
  package var name: String {
    switch self {
    case .storageType: "Storage"
    case .slotType: "Slot"
    case .keyType: "Key"
    case .replacementStruct: "Replacement"
    case .makingType: "Making"
    case .weakMakingType: "WeakMaking"
    case .valueType: "Value"
    case .failureType: "Failure"
    case .actor: "Actor"
    case .atomic: "Atomic"
    case .bool: "Bool"
    case .error: "Error"
    case .int: "Int"
    case .mutex: "Mutex"
    case .nsZone: "NSZone"
    case .objectIdentifier: "ObjectIdentifier"
    case .unfairLockType: "OSAllocatedUnfairLock"
    case .result: "Result"
    case .sendable: "Sendable"
    case .taskLocal: "TaskLocal"
    case .void: "Void"
    case .stringType: "String"
    default: String(describing: self)
    }
  }
}
