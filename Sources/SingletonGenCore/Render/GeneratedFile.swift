/// One file that a run makes, in memory.
package struct GeneratedFile: Sendable {
  /// The file's name in the output folder.
  package let name: String
  /// What the file holds, in order.
  package let definitions: ArraySlice<Definition>

  /// The files of an output folder: one for each type.
  ///
  /// Two files that some disk takes for one are a mistake, at the second of the types.
  package static func files(
    of definitions: [Definition], _ diagnostics: inout Diagnostics
  ) -> [GeneratedFile] {
    var firsts: [String: Int] = [:]
    var files: [GeneratedFile] = []
    files.reserveCapacity(definitions.count)
    for (index, definition) in definitions.enumerated() {
      let singleton = definition.singleton
      let suffix = singleton.settings.form == .extension ? "+Singleton.swift" : ".swift"
      let name = singleton.name.plain + suffix
      if let first = firsts.updateValue(index, forKey: caseless(name)) {
        diagnostics.add(.sameFile(name, definition, definitions[first]))
      }
      files.append(GeneratedFile(name: name, definitions: definitions[index...index]))
    }
    return files
  }

  /// What two names have in common if some disk takes them for one.
  ///
  /// Disks fold case, ignore invisible characters and, as `String` does, how accents are encoded;
  /// the way by capitals merges what has more than one small letter, such as σ and ς.
  private static func caseless(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return name.lowercased() }
    var visible = String.UnicodeScalarView()
    visible.append(
      contentsOf: name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint })
    return String(visible).uppercased().lowercased()
  }
}

extension Diagnostic {
  fileprivate static func sameFile(
    _ name: String, _ definition: Definition, _ first: Definition
  ) -> Diagnostic {
    Diagnostic(
      "the output \(name.quoted) would be one file with another on a case-insensitive disk; give "
        + "one type another name, or write one file for all",
      in: definition.source, at: definition.nameRange,
      notes: [
        Note(
          message: "the other output is of this type", source: first.source,
          range: first.nameRange)
      ])
  }
}
