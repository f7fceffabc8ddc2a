/// One file that a run makes, in memory.
package struct GeneratedFile: Sendable {
  /// The file's name in the output folder.
  package let name: String
  /// What the file holds, in order.
  package let definitions: ArraySlice<Definition>

  /// The files of an output folder: one for each type.
  ///
  /// Two files that a case-insensitive disk takes for one are a mistake at both places.
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
      if let first = firsts.updateValue(index, forKey: name.lowercased()) {
        diagnostics.add(.sameFile(name, definition, definitions[first]))
      }
      files.append(GeneratedFile(name: name, definitions: definitions[index...index]))
    }
    return files
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
