/// The data a template is rendered with.
///
/// Falsey, for sections and inverted sections, are `null`, `flag(false)` and the empty list;
/// everything else is truthy. The specification's tests are silent about the empty text: it is
/// truthy, as a text that must not open a section can be given as `null`.
package enum Value: Sendable {
  /// Present in its object (so it hides an outer value of the same name), but nothing.
  case null
  /// Written as `true` or `false` by an interpolation.
  case flag(Bool)
  case text(String)
  /// An interpolation writes nothing; a section is rendered once for each element.
  case list([Value])
  /// An interpolation writes nothing; a section makes its names visible.
  case object(Object)

  /// Whether a section with this value is left out and an inverted section is rendered.
  var isFalsey: Bool {
    switch self {
    case .null: true
    case .flag(let flag): !flag
    case .list(let list): list.isEmpty
    case .text, .object: false
    }
  }
}
