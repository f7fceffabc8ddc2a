import SingletonGenCore
import Testing

/// One run reports every error of every spec.
@Suite struct SeveralErrorsTests {
  private static let syntax = "[S]\nstrategy = \n"
  private static let value = "[V]\nstrategy = 'onse'\n"
  private static let rule = "[R]\nstrategy = 'once'\ndestroy = true\n"
  private static let empty = "# nothing\n"
  private static let notUTF8 = "\u{FF}"

  /// The messages of the specs, cut to what tells them apart, in one run.
  private func messages(_ texts: [String]) -> [String] {
    var diagnostics = Diagnostics()
    let specs = texts.enumerated().map { index, text in
      let bytes = text == Self.notUTF8 ? [0xFF] : Array(text.utf8)
      let source = SourceText(name: "\(index).toml", bytes: bytes)
      return Spec.parse(source, diagnostics: &diagnostics)
    }
    _ = Definition.all(in: specs, &diagnostics)
    return diagnostics.all.map { "\($0.source.name): \($0.message)" }
  }

  @Test(arguments: [
    [syntax, rule], [rule, syntax], [value, rule], [rule, value], [syntax, value], [notUTF8, rule],
    [empty, syntax], [syntax, empty], [syntax, value, rule, empty, notUTF8],
  ])
  func aSpecDoesNotHideTheErrorsOfAnother(specs: [String]) {
    let alone = specs.enumerated().flatMap { index, spec in
      messages([spec]).map { $0.replacing("0.toml", with: "\(index).toml") }
    }
    #expect(alone.count == specs.count)
    #expect(messages(specs).sorted() == alone.sorted())
  }
}
