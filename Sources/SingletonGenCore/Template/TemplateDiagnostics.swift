// The messages about templates.
extension Diagnostic {
  static func unclosedTag(
    in source: SourceText, at range: Range<Int>, _ delimiters: TemplateDelimiters
  ) -> Diagnostic {
    let closing = shown(delimiters.closing)
    return Diagnostic("the tag is not closed; add \(closing) after its name", in: source, at: range)
  }

  static func unclosedTriple(
    in source: SourceText, at range: Range<Int>, _ delimiters: TemplateDelimiters
  ) -> Diagnostic {
    let closing = shown("}".utf8 + delimiters.closing)
    return Diagnostic(
      "the tag opens with three braces; close it with \(closing)", in: source, at: range)
  }

  static func badDelimiters(
    in source: SourceText, at range: Range<Int>, _ delimiters: TemplateDelimiters
  ) -> Diagnostic {
    Diagnostic(
      "the tag does not set delimiters; write it as in '\(delimiters.tag("=<% %>="))', "
        + "with at most \(TemplateDelimiters.longest) bytes in a delimiter and no '=' in it",
      in: source, at: range)
  }

  static func emptyTag(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    Diagnostic("the tag has no name; write a name in it or remove it", in: source, at: range)
  }

  static func blankInName(
    _ name: String, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "the tag's name \(shown(name.utf8)) has a blank in it; write one name without blanks",
      in: source, at: range)
  }

  static func emptyNamePart(
    _ name: String, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "the name \(shown(name.utf8)) has an empty part; write a name on both sides of each '.'",
      in: source, at: range)
  }

  static func unsupportedTag(
    _ opening: [UInt8], _ sigil: String, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "tags with \(shown(opening + sigil.utf8)) are not part of this engine, which has neither "
        + "inheritance nor dynamic names; use a section or a partial with a fixed name",
      in: source, at: range)
  }

  static func unclosedSection(
    _ name: String, in source: SourceText, at range: Range<Int>, _ delimiters: TemplateDelimiters
  ) -> Diagnostic {
    let closing = shown(delimiters.tag("/" + name).utf8)
    return Diagnostic(
      "the section \(shown(name.utf8)) is not closed; add \(closing)", in: source, at: range)
  }

  static func closingTagWithoutSection(
    _ name: String, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "the closing tag \(shown(name.utf8)) has no open section; remove it or open the section",
      in: source, at: range)
  }

  static func mismatchedClosingTag(
    _ name: String, open: String, openAt: Range<Int>, in source: SourceText, at range: Range<Int>,
    _ delimiters: TemplateDelimiters
  ) -> Diagnostic {
    let closing = shown(delimiters.tag("/" + open).utf8)
    return Diagnostic(
      "the closing tag \(shown(name.utf8)) does not match the open section "
        + "\(shown(open.utf8)); write \(closing) first",
      in: source, at: range,
      notes: [
        Note(message: "the section \(shown(open.utf8)) opens here", source: source, range: openAt)
      ])
  }

  static func partialsTooDeep(
    _ name: String, limit: Int, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "the partial \(shown(name.utf8)) is nested in more than \(limit) partials; "
        + "put a section that ends around the tag",
      in: source, at: range)
  }

  /// A piece of the user's text in quotes, on one line and of bounded length.
  private static func shown(_ bytes: some Collection<UInt8>) -> String {
    let longest = 60
    let start = String(decoding: bytes.prefix(longest), as: UTF8.self).unicodeScalars
    let scalars = start.map { scalar in
      scalar.value < 0x20 || scalar.value == 0x7F ? " " : Character(scalar)
    }
    return "'" + String(scalars) + (bytes.count > longest ? "…'" : "'")
  }
}
