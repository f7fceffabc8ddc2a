import SingletonGenCore
import Testing

@Suite struct TemplateRenderingTests {
  @Test(arguments: [
    (Value.null, "[]no"), (.flag(false), "[false]no"), (.flag(true), "[true]yes"),
    (.text(""), "[]yes"), (.text("x"), "[x]yes"), (.list([]), "[]no"),
    (.list([.null, .text("x")]), "[]yesyes"), (.object(Object(count: 0)), "[]yes"),
  ])
  func valuesAreWrittenAndTested(_ value: Value, _ expected: String) throws {
    #expect(try rendered("[{{a}}]{{#a}}yes{{/a}}{{^a}}no{{/a}}", ["a": value]) == expected)
  }

  @Test func nullHidesAnOuterValue() throws {
    var fixture = TemplateFixture()
    let inner = fixture.object(["a": .null])
    let context = fixture.object(["a": .text("outer"), "inner": inner])
    #expect(try fixture.render("{{a}}{{#inner}}[{{a}}]{{/inner}}", context) == "outer[]")
  }

  @Test func namesOfAnElementAreGoneAfterIt() throws {
    var fixture = TemplateFixture()
    let first = fixture.object(["a": .text("1")])
    let context = fixture.object(["a": .text("0"), "list": .list([first, .text("x"), .null])])
    #expect(try fixture.render("{{#list}}{{a}}{{.}};{{/list}}{{a}}", context) == "1;0x;0;0")
  }

  @Test func dottedNamesDoNotLookOutside() throws {
    var fixture = TemplateFixture()
    let inner = fixture.object(["b": .text("B")])
    let context = fixture.object(["a": inner, "c": .text("C")])
    #expect(try fixture.render("{{a.b}}[{{a.c}}][{{a.b.b}}][{{c.b}}]", context) == "B[][][]")
  }

  @Test func longTextsAreWritten() throws {
    let long = String(repeating: "é", count: 5000)
    #expect(try rendered("{{a}}-{{a}}\(long)", ["a": .text(long)]) == "\(long)-\(long)\(long)")
  }

  @Test func aByteOrderMarkIsNotWritten() throws {
    #expect(try rendered("\u{FEFF}{{! c }}\nx") == "x")
  }

  @Test func outputIsAppended() throws {
    var fixture = TemplateFixture()
    let template = fixture.parse("b")
    var output = Array("a".utf8)
    try Renderer(partials: [:], names: fixture.names).render(template, .null, into: &output)
    #expect(output == Array("ab".utf8))
  }

  @Test func rootCanBeAnything() throws {
    var fixture = TemplateFixture()
    #expect(try fixture.render("{{.}}{{a}}", .text("x")) == "x")
    #expect(try fixture.render("{{#.}}({{.}}){{/.}}", .list([.text("x"), .null])) == "(x)()")
  }

  // MARK: Partials

  /// A template, the partial `p`, the partial `q` and the output.
  static let indented: [(String, String, String, String)] = [
    ("  {{>p}}\n.", "a\n\nb\n", "", "  a\n\n  b\n."),
    ("  {{>p}}\r\n.", "a\r\n\r\nb\r\n", "", "  a\r\n\r\n  b\r\n."),
    ("\t{{>p}}", "a\nb", "", "\ta\n\tb"),
    ("  {{>p}}\n.", "", "", "."),
    ("  {{>p}}\n.", "\n", "", "\n."),
    ("  {{>p}}\n.", "{{! c }}\n{{#t}}\na\n{{/t}}\n", "", "  a\n."),
    ("  {{>p}}\n.", "{{n}}\n{{v}}\n", "", "\n  1\n2\n."),
    ("  {{>p}}\n.", "{{#l}}\n{{.}}\n{{/l}}\n", "", "  x\n  y\n."),
    ("  {{>p}}\n.", "{{#l}}{{.}},\n{{/l}}z\n", "", "  x,\n  y,\n  z\n."),
    ("  {{>p}}\n.", "a\n  {{>q}}\nb\n", "c\n\nd\n", "  a\n    c\n\n    d\n  b\n."),
    ("  {{>p}}\n.", "a\n{{>q}}\nb\n", "c\nd\n", "  a\n  c\n  d\n  b\n."),
    ("  {{>p}}\n.", "a {{>q}}\nb\n", "c\nd", "  a c\nd\n  b\n."),
    ("  {{>p}}\n.", "{{>q}} a\nb\n", "c\nd", "  c\nd a\n  b\n."),
    ("  {{>p}}\n.", "{{>q}} a\n", "", "   a\n."),
    ("x {{>p}}\n.", "  {{>q}}\n", "a\nb\n", "x   a\n  b\n\n."),
    ("  {{>p}}\n  {{>missing}}\n.", "a\n", "", "  a\n."),
    ("  {{>p}}\n  {{>p}}\n", "a\n", "", "  a\n  a\n"),
    ("{{>p}}\n.", "  {{>q}}\n", "a\n{{v}}\n", "  a\n  1\n2\n."),
    ("  {{>p}}\n.", "{{b}}\n", "", "\nx\n."),
  ]

  @Test(arguments: indented)
  func linesOfStandalonePartialsAreIndented(
    _ text: String, _ first: String, _ second: String, _ expected: String
  ) throws {
    let output = try rendered(
      text,
      [
        "t": .flag(true), "v": .text("1\n2"), "l": .list([.text("x"), .text("y")]),
        "b": .text("\nx"),
      ],
      partials: ["p": first, "q": second])
    #expect(output == expected)
  }

  @Test func recursionEndsWithTheData() throws {
    var fixture = TemplateFixture()
    var tree = fixture.object(["name": .text("leaf"), "nodes": .list([])])
    for level in (0..<200).reversed() {
      tree = fixture.object(["name": .text("\(level)"), "nodes": .list([tree])])
    }
    let node = "{{name}}\n{{#nodes}}\n {{>node}}\n{{/nodes}}\n"
    let output = try fixture.render("{{>node}}", tree, partials: ["node": node])
    #expect(output.hasPrefix("0\n 1\n  2\n   3\n"))
    #expect(output.hasSuffix("\n" + String(repeating: " ", count: 200) + "leaf\n"))
  }

  @Test func runawayRecursionIsReportedAtItsTag() throws {
    let marked = MarkedTemplate("x\n  {{> «p» }}\n")
    var fixture = TemplateFixture()
    let failure = try #require(throws: RenderFailure.self) {
      _ = try fixture.render("{{>p}}", partials: ["p": marked.text])
    }
    #expect(failure.diagnostic.source.name == "p")
    #expect(failure.diagnostic.range == marked.ranges[0])
    #expect(
      failure.diagnostic.message
        == "the partial 'p' is nested in more than 256 partials; "
        + "put a section that ends around the tag")
  }

  @Test func partialsCanBeNestedUpToTheLimit() throws {
    var fixture = TemplateFixture()
    var partials: [String: String] = [:]
    for level in 1..<Renderer.partialLimit { partials["\(level)"] = "{{>\(level + 1)}}" }
    partials["\(Renderer.partialLimit)"] = "end"
    #expect(try fixture.render("{{>1}}", partials: partials) == "end")
    partials["0"] = "{{>1}}"
    #expect(throws: RenderFailure.self) { try fixture.render("{{>0}}", partials: partials) }
  }

  @Test func aFailureAppendsNothing() {
    var fixture = TemplateFixture()
    let template = fixture.parse("a{{>p}}")
    let renderer = Renderer(partials: ["p": template], names: fixture.names)
    var output: [UInt8] = [1]
    #expect(throws: RenderFailure.self) {
      try renderer.render(template, .null, into: &output)
    }
    #expect(output == [1])
  }
}
