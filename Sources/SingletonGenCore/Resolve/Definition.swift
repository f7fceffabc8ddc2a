/// A validated singleton and where it was asked for.
package struct Definition: Sendable {
  package let singleton: Singleton
  package let source: SourceText
  /// The byte range of the type's name in the source.
  package let nameRange: Range<Int>

  /// The path of the user's own template as the process can open it; a relative one is relative
  /// to the directory of the spec.
  package var templatePath: String? {
    guard let path = singleton.settings.template else { return nil }
    let slash = UInt8(ascii: "/")
    guard path.utf8.first != slash, source.origin == .file,
      let end = source.name.utf8.lastIndex(of: slash)
    else { return path }
    return String(source.name[...end]) + path
  }

  /// The definitions of several specs, in order.
  ///
  /// Every error of every spec is added to the diagnostics, a type that is defined twice
  /// included; the definitions are of use only if there is none.
  package static func all(
    in specs: [Spec], _ diagnostics: inout Diagnostics
  ) -> [Definition] {
    var definitions: [Definition] = []
    var firsts: [TypeName: Int] = [:]
    for spec in specs {
      let reader = SpecReader(spec)
      for definition in reader.definitions(&diagnostics) {
        let name = definition.singleton.name
        if let first = firsts[name] {
          diagnostics.add(.sameType(definition, first: definitions[first]))
        } else {
          firsts[name] = definitions.count
          definitions.append(definition)
        }
      }
    }
    return definitions
  }
}
