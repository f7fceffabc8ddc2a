/// One step of rendering. Operations refer to the arrays of their `TemplateProgram`.
enum TemplateOperation: Sendable {
  /// Writes a text that is not empty: a range of `text`. The other range selects the places of
  /// `lineStarts` that are in it.
  case text(Range<Int>, lineStarts: Range<Int>)
  /// Writes a value; `isEscaped` if the tag asks for the escaping of the rendering.
  case variable(TemplatePath, isEscaped: Bool)
  /// Goes on if the value is truthy, with the value or the first element on the context stack;
  /// otherwise goes to the operation `end`, which is after the section's `endSection`.
  case section(TemplatePath, end: Int)
  /// Goes on if the value is falsey; otherwise goes to the operation `end`.
  case invertedSection(TemplatePath, end: Int)
  /// Goes back to the operation `body` with the next element, or leaves the section.
  case endSection(body: Int)
  case partial(TemplatePartialTag)
}

/// The name of a value: the implicit iterator or a name that may be dotted.
struct TemplatePath: Sendable {
  /// Resolved by the context stack; nil for the implicit iterator.
  var first: Name?
  /// The range of the program's `names` that is resolved within the first part's value.
  var rest: Range<Int>
}

/// The place of a partial in a template.
struct TemplatePartialTag: Sendable {
  var name: Name
  /// The place of the tag in the template's `references`.
  var reference: Int
  /// Whether the tag has its line to itself, so that the lines of the partial are indented.
  var isStandalone: Bool
  /// The range of the program's `text` that is the indentation of a standalone tag.
  var indentation: Range<Int>
}
