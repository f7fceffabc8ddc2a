/// One use of a name in a template, so that a caller can report a name or a partial that it does
/// not know. Closing tags and the implicit iterator (`.`) are not references.
package struct Reference: Sendable {
  package enum Kind: Sendable {
    case variable
    case section
    case invertedSection
    case partial
  }

  package let kind: Kind
  /// The byte range (from 0) of the name in the template's source, dots included.
  package let range: Range<Int>
  /// The parts of the name, with ranges relative to the start of `range`.
  let relativeParts: [Located<Name>]

  /// The parts of a dotted name, or the one name of a partial, at their places in the source.
  package var components: [Located<Name>] {
    relativeParts.map { part in
      let start = range.lowerBound
      return Located(
        part.value, at: start + part.range.lowerBound..<start + part.range.upperBound)
    }
  }
}
