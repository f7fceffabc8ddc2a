/// Renders templates with a set of partials.
///
/// All templates and objects of a renderer share one table of names, so that a partial is found
/// by an array index.
package struct Renderer: Sendable {
  /// How deep partials may be nested in each other; recursion that does not end with the data is
  /// found by it. Rendering keeps its own stack, so the limit is not one of the machine's.
  package static let partialLimit = 256

  /// By `Name.index`; nil for names that are not of a partial. It may be shorter than the table.
  private let partials: [Template?]
  private let escaping: Escaping

  /// A renderer with the partials that templates find by these names. Those that no template
  /// parsed with the table mentions are dropped.
  package init(partials: [String: Template], names: Names, escaping: Escaping = .none) {
    var table: [Template?] = []
    for (text, template) in partials {
      guard let name = names.find(text) else { continue }
      while table.count <= name.index { table.append(nil) }
      table[name.index] = template
    }
    self.partials = table
    self.escaping = escaping
  }

  /// The partial with the name, if there is one.
  func partial(_ name: Name) -> Template? {
    name.index < partials.count ? partials[name.index] : nil
  }

  /// Renders a template, which need not be one of the partials, and appends it to the output.
  ///
  /// A name without a value and a partial that is not there write nothing. When the rendering
  /// fails, nothing is appended.
  package func render(
    _ template: Template, _ context: Value, into output: inout [UInt8]
  ) throws(RenderFailure) {
    var rendering = TemplateRendering(self, escapes: escaping == .html, context)
    var written = TemplateOutput()
    try rendering.run(template, into: &written)
    written.copy(to: &output)
  }
}
