import SingletonGenCore
import Testing

@Suite struct TemplateErrorTests {
  /// Each text marks the ranges of its errors; the messages are in the order of the errors.
  static let cases: [(text: String, messages: [String])] = [
    ("a\n«{{»name", ["the tag is not closed; add '}}' after its name"]),
    ("«{{»a {{b}}", ["the tag is not closed; add '}}' after its name"]),
    ("x «{{»! comment", ["the tag is not closed; add '}}' after its name"]),
    ("{{=<% %>=}}é <%a%> «<%»b", ["the tag is not closed; add '%>' after its name"]),
    ("«{{»{a}} b", ["the tag is not closed; add '}}}' after its name"]),
    ("«{{»{a}} {{{b}}}", ["the tag is not closed; add '}}}' after its name"]),
    ("«{{}}»", ["the tag has no name; write a name in it or remove it"]),
    ("«{{# }}»x{{/}}", ["the tag has no name; write a name in it or remove it"]),
    ("«{{/}}»", ["the tag has no name; write a name in it or remove it"]),
    (
      "{{ «a b» }}",
      [whitespace("a b")]
    ),
    (
      "{{#«a\nb»}}x{{/a\nb}}",
      [whitespace("a\\u{A}b")]
    ),
    ("{{> «a b»}}", [whitespace("a b")]),
    ("{{«a..b»}}", [emptyPart("a..b")]),
    ("{{^«.a»}}{{/.a}}", [emptyPart(".a")]),
    ("{{&«a.»}}", [emptyPart("a.")]),
    ("é\r\n«{{#a}}»\r\n", ["the section 'a' is not closed; add '{{/a}}'"]),
    (
      "«{{#a}}»«{{^b}}»",
      [
        "the section 'a' is not closed; add '{{/a}}'",
        "the section 'b' is not closed; add '{{/b}}'",
      ]
    ),
    ("{{=| |=}}«|#a|»", ["the section 'a' is not closed; add '|/a|'"]),
    (
      "a «{{/b}}»",
      ["the closing tag 'b' has no open section; remove it or open the section"]
    ),
    (
      "{{#items}}x«{{/item}}»",
      [
        "the closing tag 'item' does not match the open section 'items'; "
          + "write '{{/items}}' first"
      ]
    ),
    (
      "{{#a}}{{#b}}«{{/a}}»«{{/b}}»",
      [
        "the closing tag 'a' does not match the open section 'b'; write '{{/b}}' first",
        "the closing tag 'b' has no open section; remove it or open the section",
      ]
    ),
    ("«{{=»a}}", [badDelimiters]),
    ("«{{=»a b}}", [badDelimiters]),
    ("«{{=»a b c=}}", [badDelimiters]),
    ("«{{=» =}}", [badDelimiters]),
    ("«{{=»a= b=}}", [badDelimiters]),
    ("«{{=»aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa b=}}", [badDelimiters]),
    ("«{{<parent}}»x{{/parent}}", [inheritance]),
    ("a\n  «{{$block}}»\n{{/block}}", [inheritance]),
    ("«{{=» a b", [badDelimiters]),
    (
      "«{{»a {{#«b c»}}{{/b c}}{{d}}«{{}}»«{{#e}}»",
      [
        "the tag is not closed; add '}}' after its name",
        whitespace("b c"),
        "the tag has no name; write a name in it or remove it",
        "the section 'e' is not closed; add '{{/e}}'",
      ]
    ),
  ]

  static let badDelimiters =
    "the tag does not set delimiters; write it as in '{{=<% %>=}}', with at most 32 bytes in a "
    + "delimiter and no '=' in it"

  static func emptyPart(_ name: String) -> String {
    "the name '\(name)' has an empty part; write a name on both sides of each '.'"
  }

  static func whitespace(_ name: String) -> String {
    "the name '\(name)' contains whitespace; write one name without it"
  }

  static let inheritance =
    "inheritance ('<' and '$') is not supported; use a section or a partial"

  @Test(arguments: cases)
  func errorsAreReportedWhereTheyAre(_ text: String, _ messages: [String]) {
    let marked = MarkedTemplate(text)
    let found = templateErrors(marked.text)
    #expect(found.map(\.message) == messages)
    #expect(found.map(\.range) == marked.ranges)
  }

  @Test func mismatchedClosingTagsPointToTheSection() throws {
    let marked = MarkedTemplate("x «{{#items}}»\n{{/item}}")
    let note = try #require(templateErrors(marked.text).first?.notes.first)
    #expect(note.message == "the section 'items' opens here")
    #expect(note.range == marked.ranges[0])
  }

  @Test func messagesStayShortAndOnOneLine() throws {
    let name = String(repeating: "é\u{1B}", count: 1000)
    let message = try #require(templateErrors("{{#\(name)}}").first?.message)
    #expect(message.utf8.count < 600)
    #expect(!message.unicodeScalars.contains { $0.value < 0x20 })
  }

  @Test func tagsInErrorWriteNothing() throws {
    #expect(try rendered("a{{b c}}{{}}{{#x y}}d{{/x y}}{{e..}}f", ["b": .text("B")]) == "adf")
  }

  @Test(arguments: ["{{a}}}", "{{#a.b}}{{/ a.b }}", "{{=| |=}}|={{ }}=|", "}} {", "{{! {{ }}"])
  func correctTextsHaveNoErrors(_ text: String) {
    #expect(templateErrors(text).isEmpty)
  }

  @Test func referencesAreAsWritten() throws {
    let marked = MarkedTemplate(
      "é{{ «a» }}{{{«b.c»}}}{{#«a»}}{{^ «d» }}{{/d}}{{/a}}{{.}}\n {{> «p/q.r» }}\n")
    var errors: [Diagnostic] = []
    let source = SourceText(name: "template", text: marked.text)
    let references = try #require(Template.parse(source, &errors)).references
    #expect(references.map(\.name) == ["a", "b.c", "a", "d", "p/q.r"])
    #expect(references.map(\.range) == marked.ranges)
    #expect(references.map(\.kind) == [.variable, .variable, .section, .inverted, .partial])
  }

  /// The names of an invalid template can be checked in the same run.
  @Test func invalidTextsHaveReferences() throws {
    var errors: [Diagnostic] = []
    let source = SourceText(name: "template", text: "{{a}}{{#b}}{{c d}}{{e")
    let template = try #require(Template.parse(source, &errors))
    #expect(errors.count == 3)
    #expect(template.references.map(\.name) == ["a", "b"])
  }

  @Test func textsThatAreNotUTF8AreReported() throws {
    var errors: [Diagnostic] = []
    let bytes = Array("é{{a}}".utf8) + [0xFF, 0x61]
    _ = Template.parse(SourceText(name: "template", bytes: bytes), &errors)
    let error = try #require(errors.first)
    #expect(errors.count == 1 && error.range == 7..<8)
    #expect(error.message == "the text is not UTF-8 from here on (0xFF); save it as UTF-8")
  }

  @Test func sectionsNestedTooDeepStopParsing() {
    let open = String(repeating: "{{#a}}", count: Template.sectionLimit)
    let marked = MarkedTemplate(open + "«{{^b}}»{{/b}}{{ }}")
    let errors = templateErrors(marked.text)
    #expect(
      errors.map(\.message) == [
        "sections are nested more than 64 deep; move some to a partial"
      ])
    #expect(errors.map(\.range) == marked.ranges)
  }

  @Test func tooManyErrorsStopParsing() {
    let text = String(repeating: "{{}}", count: Template.errorLimit + 1)
    #expect(templateErrors(text).count == Template.errorLimit)
  }
}
