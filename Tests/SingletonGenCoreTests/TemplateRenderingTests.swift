import SingletonGenCore
import Testing

@Suite struct TemplateRenderingTests {
  @Test(arguments: [
    (Value.null, "[]no"), (.flag(false), "[false]no"), (.flag(true), "[true]yes"),
    (.text(""), "[]yes"), (.text("x"), "[x]yes"), (.list([]), "[]no"),
    (.list([.null, .text("x")]), "[]yesyes"), (.object([:]), "[]yes"),
  ])
  func valuesAreWrittenAndTested(_ value: Value, _ expected: String) throws {
    #expect(try rendered("[{{a}}]{{#a}}yes{{/a}}{{^a}}no{{/a}}", ["a": value]) == expected)
  }

  @Test func nullHidesAnOuterValue() throws {
    let output = try rendered(
      "{{a}}{{#inner}}[{{a}}]{{/inner}}",
      ["a": .text("outer"), "inner": .object(["a": .null])])
    #expect(output == "outer[]")
  }

  @Test func namesOfAnElementAreGoneAfterIt() throws {
    let output = try rendered(
      "{{#list}}{{a}}{{.}};{{/list}}{{a}}",
      ["a": .text("0"), "list": .list([.object(["a": .text("1")]), .text("x"), .null])])
    #expect(output == "1;0x;0;0")
  }

  @Test func dottedNamesDoNotLookOutside() throws {
    let output = try rendered(
      "{{a.b}}[{{a.c}}][{{a.b.b}}][{{c.b}}]",
      ["a": .object(["b": .text("B")]), "c": .text("C")])
    #expect(output == "B[][][]")
  }

  @Test func longTextsAreWritten() throws {
    let long = String(repeating: "é", count: 5000)
    #expect(try rendered("{{a}}-{{a}}\(long)", ["a": .text(long)]) == "\(long)-\(long)\(long)")
  }

  @Test func aByteOrderMarkIsNotWritten() throws {
    #expect(try rendered("\u{FEFF}{{! c }}\nx") == "x")
  }

  @Test func rootCanBeAnything() throws {
    #expect(try rendered("{{.}}{{a}}", .text("x")) == "x")
    #expect(try rendered("{{#.}}({{.}}){{/.}}", .list([.text("x"), .null])) == "(x)()")
  }

  @Test func valuesAreComputedWhenAsked() throws {
    let context = Value.object { name in
      if name == "bad" { Issue.record("'bad' is not used") }
      return name == "no" ? .null : .text(name)
    }
    #expect(try rendered("{{a}}{{#no}}{{bad}}{{/no}}{{^a}}{{bad}}{{/a}}{{a.bad}}", context) == "a")
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
    var tree = Value.object(["name": .text("leaf"), "nodes": .list([])])
    for level in (0..<30).reversed() {
      tree = .object(["name": .text("\(level)"), "nodes": .list([tree])])
    }
    let node = "{{name}}\n{{#nodes}}\n {{>node}}\n{{/nodes}}\n"
    let output = try rendered("{{>node}}", tree, partials: ["node": node])
    #expect(output.hasPrefix("0\n 1\n  2\n   3\n"))
    #expect(output.hasSuffix("\n" + String(repeating: " ", count: 30) + "leaf\n"))
  }

  @Test func runawayRecursionIsReportedAtItsTag() throws {
    let marked = MarkedTemplate("x\n  {{> «p» }}\n")
    let error = try #require(throws: Diagnostic.self) {
      _ = try rendered("{{>p}}", partials: ["p": marked.text])
    }
    #expect(error.source.name == "p")
    #expect(error.range == marked.ranges[0])
    #expect(
      error.message
        == "the partial 'p' is nested in more than 32 partials or 64 sections; "
        + "put a section around the tag that ends the recursion")
  }

  @Test func partialsCanBeNestedUpToTheLimit() throws {
    var partials: [String: String] = [:]
    for level in 1..<Template.partialLimit { partials["\(level)"] = "{{>\(level + 1)}}" }
    partials["\(Template.partialLimit)"] = "end"
    #expect(try rendered("{{>1}}", partials: partials) == "end")
    partials["0"] = "{{>1}}"
    #expect(throws: Diagnostic.self) { try rendered("{{>0}}", partials: partials) }
  }
}
