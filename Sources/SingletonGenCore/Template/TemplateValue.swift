/// The data that a template is rendered with.
///
/// `null`, `flag(false)` and the empty list are false: a section with them is left out. Every
/// other value is true, the empty text included.
package enum Value: Sendable {
  /// Writes nothing, and hides an outer value of the same name.
  case null
  /// Written as `true` or `false`.
  case flag(Bool)
  case text(String)
  /// Writes nothing as a variable; a section is rendered once for each element.
  case list([Value])
  /// Writes nothing as a variable; a section makes its names visible. The function gives the
  /// value of a name, or nil if the object does not have it, and is called at each use.
  case object(@Sendable (_ name: String) -> Value?)

  /// What a section is rendered with, once for each; none if the value is false.
  var items: [Value] {
    switch self {
    case .null: []
    case .flag(let flag): flag ? [self] : []
    case .list(let list): list
    case .text, .object: [self]
    }
  }
}
