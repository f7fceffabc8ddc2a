extension Template {
  /// Renders the template with a context.
  ///
  /// A name without a value and a partial that there is not write nothing. A standalone partial's
  /// indentation is put before each line of the partial's own text (Mustache specification,
  /// partials), but not on a line that would have nothing else; the lines within a value are not
  /// indented.
  ///
  /// - Parameters:
  ///   - partials: the template with the name in a partial tag; called at each use.
  ///   - escape: what `{{name}}` does to a text; `{{{name}}}` and `{{&name}}` never change it.
  /// - Throws: a diagnostic at the tag of a partial that is nested in more than `partialLimit`
  ///   partials or, all templates together, `sectionLimit` sections: the recursion needs a stack.
  package func render(
    _ context: Value, partials: (String) -> Template?, escape: ((String) -> String)? = nil
  ) throws(Diagnostic) -> [UInt8] {
    var renderer = TemplateRenderer(context, escape)
    let frame = TemplateRenderer.Frame(template: self, indentation: [], depth: 0)
    try renderer.render(nodes, frame, partials)
    return renderer.text
  }
}

/// One rendering of a template and its partials.
struct TemplateRenderer {
  /// A template that is being rendered.
  struct Frame {
    let template: Template
    /// What is before each line of the template's own text.
    let indentation: [UInt8]
    /// In how many partials the template is nested.
    let depth: Int
  }

  private let escape: ((String) -> String)?
  /// The values of the sections being rendered, outermost first.
  private var context: [Value]
  /// How many sections are being rendered, inverted ones included.
  private var sectionDepth = 0
  private(set) var text: [UInt8] = []
  /// What is to be written before the next output: empty except at the start of a line.
  private var pendingIndentation: [UInt8] = []

  init(_ context: Value, _ escape: ((String) -> String)?) {
    self.context = [context]
    self.escape = escape
  }

  mutating func render(
    _ nodes: [Template.Node], _ frame: Frame, _ partials: (String) -> Template?
  ) throws(Diagnostic) {
    for node in nodes {
      switch node {
      case .text(let range): write(frame.template.source.bytes[range], frame.indentation)
      case .variable(let name, let escapes): write(value(of: name), escapes)
      case .section(let name, let body):
        sectionDepth += 1
        for item in value(of: name).items {
          context.append(item)
          try render(body, frame, partials)
          context.removeLast()
        }
        sectionDepth -= 1
      case .inverted(let name, let body):
        guard value(of: name).items.isEmpty else { continue }
        sectionDepth += 1
        try render(body, frame, partials)
        sectionDepth -= 1
      case .partial(let name, let range, let indentation):
        guard let partial = partials(name) else { continue }
        guard frame.depth < Template.partialLimit, sectionDepth <= Template.sectionLimit else {
          throw .partialsTooDeep(name, in: frame.template.source, at: range)
        }
        try render(partial, indentation, frame, partials)
      }
    }
  }

  /// Renders a partial of the frame's template.
  private mutating func render(
    _ partial: Template, _ indentation: Range<Int>?, _ frame: Frame,
    _ partials: (String) -> Template?
  ) throws(Diagnostic) {
    let (pending, count) = (pendingIndentation, text.count)
    var lines: [UInt8] = []
    if let indentation {
      let whitespace = frame.template.source.bytes[indentation]
      lines = frame.indentation + whitespace
      pendingIndentation += whitespace
    }
    let inner = Frame(template: partial, indentation: lines, depth: frame.depth + 1)
    try render(partial.nodes, inner, partials)
    if text.count == count {
      pendingIndentation = pending
    } else {
      // A new line of the frame's template starts after a standalone tag.
      pendingIndentation = indentation == nil ? [] : frame.indentation
    }
  }

  // MARK: Values

  /// The value of a name, null if there is none. The first part of a dotted name is that of the
  /// innermost object that has it, each other part is that of the part before it.
  private func value(of name: String) -> Value {
    if name == "." { return context.last ?? .null }
    guard name.utf8.contains(UInt8(ascii: ".")) else { return find(name) }
    let parts = name.unicodeScalars.split(separator: ".").map(String.init)
    return parts.dropFirst().reduce(find(parts[0])) { value, part in
      if case .object(let object) = value { object(part) ?? .null } else { .null }
    }
  }

  private func find(_ name: String) -> Value {
    for case .object(let object) in context.reversed() {
      if let value = object(name) { return value }
    }
    return .null
  }

  // MARK: Output

  /// Writes a part of a template's own text.
  private mutating func write(_ bytes: ArraySlice<UInt8>, _ indentation: [UInt8]) {
    if indentation.isEmpty, pendingIndentation.isEmpty {
      text += bytes
      return
    }
    var rest = bytes
    while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = rest[...newline]
      startLine(isEmpty: line.count == 1 || line.elementsEqual([0x0D, 0x0A]))
      text += line
      pendingIndentation = indentation
      rest = rest[(newline + 1)...]
    }
    if rest.isEmpty { return }
    startLine(isEmpty: false)
    text += rest
  }

  private mutating func write(_ value: Value, _ escapes: Bool) {
    switch value {
    case .null, .list, .object: break
    case .flag(let flag): write(flag ? "true" : "false")
    case .text(let text): write(escapes ? escape?(text) ?? text : text)
    }
  }

  private mutating func write(_ value: String) {
    guard let first = value.utf8.first else { return }
    startLine(isEmpty: first == UInt8(ascii: "\n"))
    text += value.utf8
  }

  private mutating func startLine(isEmpty: Bool) {
    if !isEmpty { text += pendingIndentation }
    pendingIndentation = []
  }
}
