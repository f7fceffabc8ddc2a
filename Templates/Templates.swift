/// The built-in templates, as they are embedded in the executable.
package enum Templates {
  /// The template of each strategy, by the strategy's name.
  package static let strategies: [(name: String, bytes: [UInt8])] = [
    ("once", PackageResources.once_mustache),
    ("lock", PackageResources.lock_mustache),
    ("eager", PackageResources.eager_mustache),
    ("flexible", PackageResources.flexible_mustache),
  ]

  /// The partials that the strategies share, by the name in a partial tag.
  package static let partials: [(name: String, bytes: [UInt8])] = [
    ("copying", PackageResources.copying_mustache),
    ("debug-access", PackageResources.debug_access_mustache),
    ("destroy", PackageResources.destroy_mustache),
    ("head", PackageResources.head_mustache),
    ("initializer", PackageResources.initializer_mustache),
    ("lock-always", PackageResources.lock_always_mustache),
    ("lock-once", PackageResources.lock_once_mustache),
    ("lock-property", PackageResources.lock_property_mustache),
    ("objc", PackageResources.objc_mustache),
    ("opening", PackageResources.opening_mustache),
    ("per-subclass", PackageResources.per_subclass_mustache),
    ("recursion", PackageResources.recursion_mustache),
    ("static-let", PackageResources.static_let_mustache),
    ("tail", PackageResources.tail_mustache),
    ("testing", PackageResources.testing_mustache),
    ("type-body", PackageResources.type_body_mustache),
  ]
}
