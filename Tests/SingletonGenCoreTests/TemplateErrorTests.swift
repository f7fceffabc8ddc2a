import SingletonGenCore
import Testing

@Suite struct TemplateErrorTests {
  /// Each text marks the ranges of its mistakes; the messages are in the order of the mistakes.
  static let cases: [(text: String, messages: [String])] = [
    ("a\n«{{»name", ["the tag is not closed; add '}}' after its name"]),
    ("«{{»a {{b}}", ["the tag is not closed; add '}}' after its name"]),
    ("x «{{»! comment", ["the tag is not closed; add '}}' after its name"]),
    ("{{=<% %>=}}é <%a%> «<%»b", ["the tag is not closed; add '%>' after its name"]),
    ("«{{{a}}» b", ["the tag opens with three braces; close it with '}}}'"]),
    ("«{{}}»", ["the tag has no name; write a name in it or remove it"]),
    ("«{{# }}»x{{/}}", ["the tag has no name; write a name in it or remove it"]),
    ("«{{/}}»", ["the tag has no name; write a name in it or remove it"]),
    (
      "{{ «a b» }}",
      ["the tag's name 'a b' has a blank in it; write one name without blanks"]
    ),
    (
      "{{#«a\nb»}}x{{/a\nb}}",
      ["the tag's name 'a b' has a blank in it; write one name without blanks"]
    ),
    ("{{> «a b»}}", ["the tag's name 'a b' has a blank in it; write one name without blanks"]),
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
    ("«{{=a}}»", [badDelimiters]),
    ("«{{=a b}}»", [badDelimiters]),
    ("«{{=a b c=}}»", [badDelimiters]),
    ("«{{= =}}»", [badDelimiters]),
    ("«{{=a= b=}}»", [badDelimiters]),
    ("«{{=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa b=}}»", [badDelimiters]),
    ("«{{<parent}}»x{{/parent}}", [unsupported("{{<")]),
    ("a\n  «{{$block}}»\n{{/block}}", [unsupported("{{$")]),
    ("«{{>*name}}»", [unsupported("{{>*")]),
    (
      "«{{»a {{#«b c»}}{{/b c}}{{d}}«{{}}»«{{#e}}»",
      [
        "the tag is not closed; add '}}' after its name",
        "the tag's name 'b c' has a blank in it; write one name without blanks",
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

  static func unsupported(_ tag: String) -> String {
    "tags with '\(tag)' are not part of this engine, which has neither inheritance nor dynamic "
      + "names; use a section or a partial with a fixed name"
  }

  @Test(arguments: cases)
  func mistakesAreReportedWhereTheyAre(_ text: String, _ messages: [String]) {
    let marked = MarkedTemplate(text)
    let found = mistakes(marked.text).all
    #expect(found.map(\.message) == messages)
    #expect(found.map(\.range) == marked.ranges)
  }

  @Test func mismatchedClosingTagsPointToTheSection() throws {
    let marked = MarkedTemplate("x «{{#items}}»\n{{/item}}")
    let note = try #require(mistakes(marked.text).all.first?.notes.first)
    #expect(note.message == "the section 'items' opens here")
    #expect(note.range == marked.ranges[0])
  }

  @Test func messagesStayShortAndOnOneLine() throws {
    let name = String(repeating: "é\u{1B}", count: 1000)
    let message = try #require(mistakes("{{#\(name)}}").all.first?.message)
    #expect(message.utf8.count < 250)
    #expect(!message.unicodeScalars.contains { $0.value < 0x20 })
  }

  @Test func tagsInErrorWriteNothing() throws {
    #expect(try rendered("a{{b c}}{{}}{{#x y}}d{{/x y}}{{e..}}f", ["b": .text("B")]) == "adf")
  }

  @Test(arguments: ["{{a}}}", "{{#a.b}}{{/ a.b }}", "{{=| |=}}|={{ }}=|", "}} {", "{{! {{ }}"])
  func correctTextsHaveNoMistakes(_ text: String) {
    #expect(mistakes(text).isEmpty)
  }

  @Test func referencesHaveTheirPlaces() {
    let marked = MarkedTemplate(
      "é{{ «a» }}{{{«b».«c»}}}{{#«a»}}{{^ «d» }}{{/d}}{{/a}}{{.}}\n {{> «p/q.r» }}\n")
    var fixture = TemplateFixture()
    let template = fixture.parse(marked.text)
    let parts = template.references.flatMap(\.components)
    #expect(parts.map { fixture.names[$0.value] } == ["a", "b", "c", "a", "d", "p/q.r"])
    #expect(parts.map(\.range) == marked.ranges)
    #expect(
      template.references.map(\.kind) == [
        .variable, .variable, .section, .invertedSection, .partial,
      ])
    let dotted = marked.ranges[1].lowerBound..<marked.ranges[2].upperBound
    #expect(template.references[1].range == dotted)
  }
}
