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

  /// Texts repeated to 200 KB. A time that grows with the square of the size would be minutes.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "{{#a}}", "{{", "{", "}", "{{a", "{{a}}", "{{/a}}", "{{#a}}{{/b}}", "{{{a}} ", "{{= a }} ",
      "{{=a", "{{={{ ", "{{!", "{{! }", "    {{#a}}   ", "\n", " ", "\r", "abc", "{{>a}}\n",
      "{{$a}}", "{{a.", "{{=< >=}}<={{ }}=>", "{{{a}} {{=< >=}}<={{ }}=>",
    ])
  func hostileTextsTakeLinearTime(_ unit: String) throws {
    let text = String(repeating: unit, count: 200_000 / unit.utf8.count)
    _ = try rendered(text)
    _ = mistakes("{{#a}}" + text + "}}")
  }

  @Test func deeplyNestedSectionsAreRendered() throws {
    let depth = 100_000
    let text =
      String(repeating: "{{#a}}", count: depth) + "x" + String(repeating: "{{/a}}", count: depth)
    #expect(mistakes(text).isEmpty)
    #expect(try rendered(text, ["a": .flag(true)]) == "x")
    #expect(try rendered(text) == "")
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
    var fixture = TemplateFixture()
    let source = SourceText(name: "sample", bytes: bytes)
    let template = Template.parse(
      source, names: &fixture.names, diagnostics: &fixture.diagnostics)
    for diagnostic in fixture.diagnostics.all {
      #expect(diagnostic.range.upperBound <= bytes.count)
    }
    for reference in template.references {
      #expect(reference.range.upperBound <= bytes.count)
    }
    let context = fixture.object([
      "a": .flag(true), "imports": .list([.text("A"), .text("B")]), "type": .text("T"),
    ])
    var partial = fixture
    let renderer = Renderer(
      partials: ["member": partial.parse("x\n{{a}}\n"), "footer": partial.parse("end")],
      names: partial.names)
    var output: [UInt8] = []
    try renderer.render(template, context, into: &output)
  }
}
