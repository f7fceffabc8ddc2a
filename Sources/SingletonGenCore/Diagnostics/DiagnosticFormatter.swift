/// Writes diagnostics the way compilers do, so that editors and build tools can read them.
package struct DiagnosticFormatter: Sendable {
  /// How many errors are written; more are counted.
  package static let limit = 20

  /// Whether to write the escape sequences of colour terminals.
  private let usesColor: Bool

  package init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  /// The diagnostics, those of one text in the order of their places, each text in the order in
  /// which it was first complained about.
  package func text(of diagnostics: Diagnostics) -> String {
    var firsts: [String: Int] = [:]
    let keyed = diagnostics.all.enumerated().map { index, diagnostic in
      let name = diagnostic.source.name
      let first = firsts[name, default: index]
      firsts[name] = first
      return (key: (first, diagnostic.range.lowerBound, index), diagnostic: diagnostic)
    }
    let shown = keyed.sorted { $0.key < $1.key }.prefix(Self.limit)
    return shown.map { text(of: $0.diagnostic) }.joined()
      + remainder(diagnostics.count - shown.count)
  }

  private func remainder(_ count: Int) -> String {
    if count == 0 { return "" }
    return headline("singletongen", "error", "\(count) more error\(count == 1 ? "" : "s")")
  }

  private func headline(_ place: String, _ severity: String, _ message: String) -> String {
    let color = severity == "error" ? "31" : "36"
    return bold(place.visible + ": ") + paint(severity + ": ", "1;" + color) + bold(message) + "\n"
  }

  private func text(of diagnostic: Diagnostic) -> String {
    var text = entry(diagnostic.source, diagnostic.range, "error", diagnostic.message)
    for note in diagnostic.notes { text += entry(note.source, note.range, "note", note.message) }
    return text
  }

  private func entry(
    _ source: SourceText, _ range: Range<Int>, _ severity: String, _ message: String
  ) -> String {
    var text = headline(place(source, range), severity, message)
    if let excerpt = Excerpt(of: source, at: range) {
      text += excerpt.line + "\n" + paint(excerpt.marks, "1;32") + "\n"
    }
    return text
  }

  private func place(_ source: SourceText, _ range: Range<Int>) -> String {
    switch source.origin {
    case .commandLine: return "singletongen"
    case .path: return source.name
    case .file:
      let position = source.position(of: range.lowerBound)
      return "\(source.name):\(position.line):\(position.column)"
    }
  }

  private func bold(_ text: String) -> String { paint(text, "1") }

  private func paint(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
