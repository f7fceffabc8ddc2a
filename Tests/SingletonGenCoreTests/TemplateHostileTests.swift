import SingletonGenCore
import Testing

@Suite struct TemplateHostileTests {
  static let sample = """
    {{! comment }}
    {{#imports}}
    import {{.}}
    {{/imports}}
    {{=<% %>=}}
    <%#type.members%>
      <%>member%>
      let <%& name %>: <%{type.name}%><%^last%>,<%/last%>
    <%/type.members%>
    <%={{ }}=%>
    \t{{> footer }}\r
    é {{{raw}}} {{a.b.c}} }} {{/
    """

  /// Texts repeated to 200 KB, and what each repetition is rendered as; nil if the text has an
  /// error. A time that grows with the square of the size would be minutes.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("{{#a}}", nil), ("{{", nil), ("{", nil), ("}", "}"), ("{{a", nil), ("{{a}}", ""),
      ("{{/a}}", nil), ("{{#a}}{{/b}}", nil), ("{{{a}} ", nil), ("{{= a }} ", nil),
      ("{{=a", nil), ("{{={{ ", nil), ("{{!", nil), ("{{! }", nil), ("    {{#a}}   ", nil),
      ("\n", "\n"), (" ", " "), ("\r", "\r"), ("abc", "abc"), ("{{>a}}\n", ""), ("{{$a}}", nil),
      ("{{a.", nil), ("{{=< >=}}<={{ }}=>", ""), ("{{{a}} {{=< >=}}<={{ }}=>", nil),
      ("{{=a b ", nil), ("{{#a}}{{/a}}", ""), ("  {{p}}", "  p"), ("{{p}}  ", "p  "),
    ] as [(String, String?)])
  func hostileTextsTakeLinearTime(_ unit: String, _ output: String?) throws {
    let count = 200_000 / unit.utf8.count
    let text = String(repeating: unit, count: count)
    #expect(templateErrors(text).isEmpty == (output != nil))
    if let output {
      #expect(try rendered(text, ["p": .text("p")]) == String(repeating: output, count: count))
    }
    #expect(!templateErrors("{{#a}}" + text + "}}").isEmpty)
  }

  @Test(arguments: ["#", "^"])
  func sectionsCanBeNestedUpToTheLimit(_ sigil: String) throws {
    func nested(_ inner: String) -> String {
      let depth = Template.sectionLimit
      return String(repeating: "{{\(sigil)a}}", count: depth) + inner
        + String(repeating: "{{/a}}", count: depth)
    }
    let isRendered: [String: Value] = ["a": .flag(sigil == "#")]
    let text = nested("{{>p}}")
    #expect(templateErrors(text).isEmpty)
    #expect(try rendered(text, isRendered, partials: ["p": nested("x")]) == "x")
    #expect(try rendered(text, ["a": .flag(sigil == "^")], partials: ["p": nested("x")]) == "")
    // The sections around a partial count in all templates together.
    let error = #expect(throws: Diagnostic.self) {
      try rendered(text, isRendered, partials: ["p": nested("{{>p}}")])
    }
    #expect(error?.source.name == "p")
  }

  @Test func deeplyNestedSectionsAreReported() {
    #expect(templateErrors(String(repeating: "{{#a}}", count: 100_000)).count == 1)
  }

  @Test func eachPrefixIsParsedAndRendered() throws {
    let bytes = Array(Self.sample.utf8)
    for count in 0...bytes.count { try parseAndRender(Array(bytes.prefix(count))) }
  }

  @Test(arguments: 0..<8)
  func mutationsAreParsedAndRendered(_ seed: UInt64) throws {
    var numbers = SeededNumbers(state: seed)
    let sample = Array(Self.sample.utf8)
    let pieces = ["{{", "}}", "{{#a}}", "{{/a}}", "{{>p}}\n", "{{=", "=}}", "{{{", "\n", "\u{0}"]
    for _ in 0..<200 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...8, using: &numbers) {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
        case 1: bytes.removeSubrange(place..<min(place + 5, bytes.count - 1))
        default:
          let piece = pieces.randomElement(using: &numbers) ?? ""
          bytes.insert(contentsOf: piece.utf8, at: place)
        }
      }
      try parseAndRender(bytes)
    }
  }

  /// Every range of a diagnostic and a reference must be one of the text.
  private func parseAndRender(_ bytes: [UInt8]) throws {
    var errors: [Diagnostic] = []
    let source = SourceText(name: "sample", bytes: bytes)
    let template = Template.parse(source, &errors)
    for error in errors { #expect(error.range.upperBound <= bytes.count) }
    guard let template else { return }
    for reference in template.references { #expect(reference.range.upperBound <= bytes.count) }
    let context = Value.object([
      "a": .flag(true), "imports": .list([.text("A"), .text("B")]), "type": .text("T"),
      "raw": .text(""),
    ])
    let member = Template.parse(SourceText(name: "member", text: "x\n{{a}}\n"), &errors)
    _ = try template.render(context) { $0 == "member" ? member : nil }
  }
}
