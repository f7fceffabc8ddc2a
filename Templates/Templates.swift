/// The built-in templates, as they are embedded in the executable.
package enum Templates {
  /// The names of all templates: those of the strategies, then the partials that they share.
  package static let names = [
    "once", "lock", "eager", "flexible",
    "body", "copying", "create", "debug-access", "debug-check", "destroy", "initialize",
    "initializer", "lock-once", "lock-property", "locked", "locked-access", "mark",
    "objc", "operation", "per-subclass", "recursion-guard", "release", "replacements", "slot",
    "slot-access", "start", "static-let", "stored", "testing",
  ]

  /// The UTF-8 text of a template; nil if there is none of that name.
  package static func bytes(named name: String) -> [UInt8]? {
    switch name {
    case "once": PackageResources.once_mustache
    case "lock": PackageResources.lock_mustache
    case "eager": PackageResources.eager_mustache
    case "flexible": PackageResources.flexible_mustache
    case "body": PackageResources.body_mustache
    case "copying": PackageResources.copying_mustache
    case "create": PackageResources.create_mustache
    case "debug-access": PackageResources.debug_access_mustache
    case "debug-check": PackageResources.debug_check_mustache
    case "destroy": PackageResources.destroy_mustache
    case "initialize": PackageResources.initialize_mustache
    case "initializer": PackageResources.initializer_mustache
    case "lock-once": PackageResources.lock_once_mustache
    case "lock-property": PackageResources.lock_property_mustache
    case "locked": PackageResources.locked_mustache
    case "locked-access": PackageResources.locked_access_mustache
    case "mark": PackageResources.mark_mustache
    case "objc": PackageResources.objc_mustache
    case "operation": PackageResources.operation_mustache
    case "per-subclass": PackageResources.per_subclass_mustache
    case "recursion-guard": PackageResources.recursion_guard_mustache
    case "release": PackageResources.release_mustache
    case "replacements": PackageResources.replacements_mustache
    case "slot": PackageResources.slot_mustache
    case "slot-access": PackageResources.slot_access_mustache
    case "start": PackageResources.start_mustache
    case "static-let": PackageResources.static_let_mustache
    case "stored": PackageResources.stored_mustache
    case "testing": PackageResources.testing_mustache
    default: nil
    }
  }
}
