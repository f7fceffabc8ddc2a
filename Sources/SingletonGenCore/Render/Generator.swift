import SingletonGenTemplates

/// Renders validated singletons with the built-in templates and those of the user.
package struct Generator {
  /// The templates that were asked for so far, by name.
  private var templates: [String: Template] = [:]
  /// The user's templates, by the path that `Definition.templatePath` gives.
  private var custom: [String: Template] = [:]
  /// What the singletons of the groups come to, by the group.
  private var patterns: [ObjectIdentifier: Patterns] = [:]

  private struct Patterns {
    /// Keeps the group alive, so that no other has its identifier.
    let group: SettingsGroup
    /// Of types that are not nested.
    var top: Pattern?
    var nested: Pattern?
  }

  /// - Parameters:
  ///   - definitions: all that the generator will render.
  ///   - custom: the user's templates by the path that `Definition.templatePath` gives. Their
  ///     errors, unknown names included, and what the settings promise but they leave out, are
  ///     added to the diagnostics.
  package init(
    for definitions: [Definition], custom: [(path: String, source: SourceText)],
    _ diagnostics: inout Diagnostics
  ) {
    for (path, source) in custom {
      var errors: [Diagnostic] = []
      let template = Template.parse(source, &errors)
      for error in errors { diagnostics.add(error) }
      template?.checkReferences(&diagnostics)
      self.custom[path] = template
    }
    guard !custom.isEmpty, diagnostics.isEmpty else { return }
    for definition in definitions { check(definition, &diagnostics) }
  }

  /// The text of one file that holds the definitions, in their order.
  ///
  /// The output depends on the definitions and the templates, and on nothing else.
  ///
  /// - Throws: a diagnostic if the partials of a user's template are nested too deep.
  package mutating func text(
    of definitions: ArraySlice<Definition>
  ) throws(Diagnostic) -> [UInt8] {
    var output = Array(FileHead(of: definitions).text.utf8)
    for definition in definitions {
      output.append(UInt8(ascii: "\n"))
      try pattern(of: definition).append(definition.singleton, to: &output)
    }
    return output
  }

  private mutating func pattern(of definition: Definition) throws(Diagnostic) -> Pattern {
    let group = definition.singleton.group
    let key = ObjectIdentifier(group)
    let isNested = group.resolution.nestsType && definition.singleton.name.components.count > 1
    let known = isNested ? patterns[key]?.nested : patterns[key]?.top
    if let known { return known }
    let body = try body(of: definition)
    let pattern = Pattern(Self.draw(group.resolution.opening, body, isNested: isNested))
    if isNested {
      patterns[key, default: Patterns(group: group)].nested = pattern
    } else {
      patterns[key, default: Patterns(group: group)].top = pattern
    }
    return pattern
  }

  /// The whole declaration around a body, and the extension of the type that it is nested in.
  private static func draw(_ opening: [String], _ body: [UInt8], isNested: Bool) -> [UInt8] {
    var text = Array(opening.joined(separator: "\n").utf8)
    text.append(UInt8(ascii: "\n"))
    text += indented(body)
    text += "}\n".utf8
    guard isNested else { return text }
    return Array("extension \(NamePart.parent.mark) {\n".utf8) + indented(text) + "}\n".utf8
  }

  /// The text with two spaces before each line that is not empty.
  private static func indented(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + text.count / 8)
    var isLineStart = true
    for byte in text {
      if isLineStart, byte != UInt8(ascii: "\n") { result += [0x20, 0x20] }
      result.append(byte)
      isLineStart = byte == UInt8(ascii: "\n")
    }
    return result
  }

  /// The rendered template of a definition: the body of its type, not indented.
  mutating func body(of definition: Definition) throws(Diagnostic) -> [UInt8] {
    try body(
      of: definition.singleton.group, customTemplate(of: definition), as: .value)
  }

  /// The template of a strategy in one piece, to start one's own from: with the parts that the
  /// settings use and no others.
  package static func printedTemplate(for singleton: Singleton) -> [UInt8] {
    var diagnostics = Diagnostics()
    var generator = Generator(for: [], custom: [], &diagnostics)
    // Only the partials of a user's template can be nested too deep.
    return (try? generator.body(of: singleton.group, nil, as: .tag)) ?? []
  }

  private mutating func body(
    of group: SettingsGroup, _ custom: Template?, as mode: TemplateValues.Mode
  ) throws(Diagnostic) -> [UInt8] {
    let strategy = group.resolution.settings.strategy.rawValue
    guard let template = custom ?? builtIn(strategy) else { return [] }
    return try template.render(
      TemplateValues.root(of: group, as: mode), partials: { builtIn($0) })
  }

  /// The user's template for a definition.
  func customTemplate(of definition: Definition) -> Template? {
    definition.templatePath.flatMap { custom[$0] }
  }

  /// A built-in template; it is parsed when it is first asked for.
  mutating func builtIn(_ name: String) -> Template? {
    if let known = templates[name] { return known }
    guard let bytes = Templates.bytes(named: name) else { return nil }
    var errors: [Diagnostic] = []
    let template = Template.parse(SourceText(name: name + ".mustache", bytes: bytes), &errors)
    templates[name] = template
    return template
  }
}

extension Resolution {
  /// Whether a nested type needs an extension of its parent around it.
  fileprivate var nestsType: Bool {
    switch container {
    case .type: true
    case .extension: false
    }
  }
}
