import SingletonGenTemplates

/// A strategy's template in one piece, to start one's own from.
package enum BuiltInTemplate {
  /// The template with the text of each partial in the place of its tag, so that the two render
  /// the same.
  ///
  /// A partial's tag stands on a line of its own in the built-in templates; its indentation goes
  /// before each line that is not empty (Mustache specification, partials).
  package static func source(of strategy: Strategy) -> String {
    let template = Templates.strategies.first { $0.name == strategy.rawValue }
    return flattened(template?.bytes ?? [], indentation: "")
  }

  private static func flattened(_ bytes: [UInt8], indentation: String) -> String {
    var result = ""
    for line in String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast() {
      let blanks = line.prefix { $0 == " " }
      if let partial = partial(line.dropFirst(blanks.count)) {
        result += flattened(partial, indentation: indentation + blanks)
      } else {
        result += (line.isEmpty ? "" : indentation) + line + "\n"
      }
    }
    return result
  }

  /// The text of the partial whose tag the line is.
  private static func partial(_ line: Substring) -> [UInt8]? {
    guard line.hasPrefix("{{> "), line.hasSuffix("}}") else { return nil }
    let name = line.dropFirst(4).dropLast(2)
    return Templates.partials.first { $0.name == name }?.bytes
  }
}
