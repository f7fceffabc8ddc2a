/// A parsed template, with the mistakes of its text already reported.
///
/// The engine has the required modules of the Mustache specification (comments, delimiters,
/// interpolation, inverted, partials, sections) and none of the optional ones.
package struct Template: Sendable {
  package let source: SourceText
  /// The names that the template uses, in the order of the text.
  package let references: [Reference]
  let program: TemplateProgram

  /// Parses the text and adds its mistakes to the diagnostics.
  ///
  /// A text with mistakes gives a template too: tags in error write nothing, and sections that
  /// are not closed end with the text.
  package static func parse(
    _ source: SourceText, names: inout Names, diagnostics: inout Diagnostics
  ) -> Template {
    var parser = TemplateParser(source)
    parser.parse(names: &names, diagnostics: &diagnostics)
    return Template(source: source, references: parser.references, program: parser.program)
  }
}
