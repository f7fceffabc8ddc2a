/// A parsed Mustache template.
///
/// The engine has the required modules of the Mustache specification (comments, delimiters,
/// interpolation, inverted, partials, sections) and none of the optional ones.
package struct Template: Sendable {
  /// How deep sections may be nested in one template, and around a partial that is rendered.
  package static let sectionLimit = 64
  /// How deep partials may be nested while rendering; it ends a recursion that the data does not.
  package static let partialLimit = 32
  /// Parsing stops after so many errors: a hostile text can hold millions.
  package static let errorLimit = 1000

  package let source: SourceText
  /// The names that the template uses, in the order of the text.
  package let references: [Reference]
  let nodes: [Node]

  /// Parses the text and appends its errors to the diagnostics, in the order they are found.
  ///
  /// A text with errors gives a template too, so that its names can be checked in the same run.
  /// Its invalid tags write nothing.
  ///
  /// - Returns: nil if parsing stopped before the end of the text: sections are nested deeper
  ///   than `sectionLimit`, or there are `errorLimit` errors.
  package static func parse(
    _ source: SourceText, _ diagnostics: inout [Diagnostic]
  ) -> Template? {
    var parser = TemplateParser(source)
    let nodes = parser.parse()
    diagnostics += parser.errors
    return nodes.map { Template(source: source, references: parser.references, nodes: $0) }
  }

  /// One use of a name, so that a caller can report a name or a partial that it does not know.
  ///
  /// Closing tags and the implicit iterator (`.`) are not references.
  package struct Reference: Sendable {
    package enum Kind: Sendable {
      case variable, section, inverted, partial
    }

    package let kind: Kind
    /// The name as it is written, dots included.
    package let name: String
    /// The byte range (from 0) of the name in the template's source.
    package let range: Range<Int>
  }

  /// A part of a template. Ranges are of bytes (from 0) in the template's source; names may be
  /// dotted, and `.` is the implicit iterator.
  enum Node: Sendable {
    case text(Range<Int>)
    case variable(String, escapes: Bool)
    case section(String, [Node])
    case inverted(String, [Node])
    /// The indentation is the whitespace before a standalone tag, nil for any other tag.
    case partial(String, at: Range<Int>, indentation: Range<Int>?)
  }
}
