extension Diagnostic {
  static func unknownName(
    _ name: String, _ known: [String], in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    let hint =
      suggestion(for: name, among: known).map { "did you mean '\($0)'?" }
      ?? "the built-in templates show what there is"
    return Diagnostic("no name \(name.quoted) for templates; \(hint)", in: source, at: range)
  }

  static func unknownPartial(
    _ name: String, _ known: [String], in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    let hint =
      suggestion(for: name, among: known).map { "did you mean '\($0)'?" }
      ?? "there is \(known.joined(separator: ", "))"
    return Diagnostic("no partial \(name.quoted); \(hint)", in: source, at: range)
  }
}
