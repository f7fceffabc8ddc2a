import SingletonGenTemplates

/// Renders validated singletons with the built-in templates and those of the user.
package struct Generator: Sendable {
  /// A strategy's template, or one of the user's, for a type at the top and for a nested one.
  private struct Pair: Sendable {
    let plain: Template
    let nested: Template
  }

  private let strategies: [Strategy: Pair]
  private let custom: [String: Pair]
  private let head: Template
  private let tail: Template
  private let renderer: Renderer
  /// The types of the run that have the name of an imported one.
  private let hidden: [String]

  /// Parses every template once.
  ///
  /// - Parameters:
  ///   - definitions: all that the generator will render: types that share a module must not
  ///     take each other for types of the standard library.
  ///   - custom: the user's templates by the path that `Definition.templatePath` gives. Their
  ///     mistakes, unknown names included, are added to the diagnostics.
  package init(
    for definitions: [Definition], custom: [(path: String, source: SourceText)],
    _ diagnostics: inout Diagnostics
  ) {
    var names = Names()
    for key in ViewKey.allCases { _ = names.intern(key.name) }
    var partials: [String: Template] = [:]
    func parse(_ name: String, _ bytes: [UInt8]) -> Template {
      Template.parse(
        SourceText(name: name + ".mustache", bytes: bytes), names: &names,
        diagnostics: &diagnostics)
    }
    func nest(_ name: String) -> Template {
      parse("nested", Array("extension {{parent}} {\n  {{> \(name)}}\n}\n".utf8))
    }
    for (name, bytes) in Templates.partials { partials[name] = parse(name, bytes) }
    var strategies: [Strategy: Pair] = [:]
    for (name, bytes) in Templates.strategies {
      guard let strategy = Strategy(rawValue: name) else { continue }
      let template = parse(name, bytes)
      partials[name] = template
      strategies[strategy] = Pair(plain: template, nested: nest(name))
    }
    var pairs: [String: Pair] = [:]
    for (index, item) in custom.enumerated() {
      let name = "custom-\(index)"
      let template = Template.parse(item.source, names: &names, diagnostics: &diagnostics)
      template.checkReferences(names, in: item.source, &diagnostics)
      partials[name] = template
      pairs[item.path] = Pair(plain: template, nested: nest(name))
    }
    self.strategies = strategies
    self.custom = pairs
    head = partials["head"] ?? parse("head", [])
    tail = partials["tail"] ?? parse("tail", [])
    let types = definitions.lazy.flatMap { $0.singleton.name.components.map(\.name) }
    hidden = Set(types.filter(StandardName.all.contains)).sorted()
    renderer = Renderer(partials: partials, names: names)
  }

  /// The text of one file that holds the definitions, in their order.
  ///
  /// The output depends on the definitions and the templates, and on nothing else.
  package func text(of definitions: ArraySlice<Definition>) throws(RenderFailure) -> [UInt8] {
    let file = FileView(definitions)
    var output: [UInt8] = []
    try renderer.render(head, .object(file.view.object), into: &output)
    for definition in definitions {
      output.append(UInt8(ascii: "\n"))
      try append(definition, to: &output)
    }
    try renderer.render(tail, .object(file.view.object), into: &output)
    return output
  }

  private func append(
    _ definition: Definition, to output: inout [UInt8]
  ) throws(RenderFailure) {
    let singleton = definition.singleton
    let pair = definition.templatePath.flatMap { custom[$0] } ?? strategies[singleton.strategy]
    guard let pair else { return }
    let isNested = singleton.name.parent != nil && singleton.settings.form == .type
    let view = View(singleton, hidden: hidden)
    try renderer.render(
      isNested ? pair.nested : pair.plain, .object(view.object), into: &output)
  }
}

extension Template {
  /// Adds the names that no view has, and the partials that there are not, to the diagnostics.
  fileprivate func checkReferences(
    _ names: Names, in source: SourceText, _ diagnostics: inout Diagnostics
  ) {
    let known = ViewKey.allCases.filter { !$0.isOfFile }.map(\.name)
    let partials = (Templates.strategies + Templates.partials).map(\.name)
    for reference in references {
      guard let first = reference.components.first else { continue }
      let name = names[first.value]
      if reference.kind == .partial {
        if !partials.contains(name) {
          diagnostics.add(.unknownPartial(name, partials, in: source, at: reference.range))
        }
      } else if first.value.index >= known.count || reference.components.count > 1 {
        diagnostics.add(.unknownName(name, known, in: source, at: reference.range))
      }
    }
  }
}
