// The messages about templates.
extension Diagnostic {
  static func unclosedTag(
    in source: SourceText, at range: Range<Int>, _ closing: [UInt8]
  ) -> Diagnostic {
    let closing = String(decoding: closing, as: UTF8.self)
    return Diagnostic(
      "the tag is not closed; add \(closing.quoted) after its name", in: source, at: range)
  }

  static func invalidDelimiters(
    in source: SourceText, at range: Range<Int>, _ delimiters: TemplateDelimiters
  ) -> Diagnostic {
    Diagnostic(
      "the tag does not set delimiters; write it as in \(delimiters.tag("=<% %>=").quoted), "
        + "with at most \(TemplateDelimiters.longest) bytes in a delimiter and no '=' in it",
      in: source, at: range)
  }

  static func emptyTag(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    Diagnostic("the tag has no name; write a name in it or remove it", in: source, at: range)
  }

  static func whitespaceInName(
    _ name: String, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "the name \(name.quoted) contains whitespace; write one name without it",
      in: source, at: range)
  }

  static func emptyNamePart(
    _ name: String, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "the name \(name.quoted) has an empty part; write a name on both sides of each '.'",
      in: source, at: range)
  }

  static func inheritance(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "inheritance ('<' and '$') is not supported; use a section or a partial",
      in: source, at: range)
  }

  static func sectionsTooDeep(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "sections are nested more than \(Template.sectionLimit) deep; move some to a partial",
      in: source, at: range)
  }

  static func unclosedSection(
    _ name: String, in source: SourceText, at range: Range<Int>, _ delimiters: TemplateDelimiters
  ) -> Diagnostic {
    let closing = delimiters.tag("/" + name)
    return Diagnostic(
      "the section \(name.quoted) is not closed; add \(closing.quoted)", in: source, at: range)
  }

  static func closingTagWithoutSection(
    _ name: String, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "the closing tag \(name.quoted) has no open section; remove it or open the section",
      in: source, at: range)
  }

  static func mismatchedClosingTag(
    _ name: String, open: String, openAt: Range<Int>, in source: SourceText, at range: Range<Int>,
    _ delimiters: TemplateDelimiters
  ) -> Diagnostic {
    let closing = delimiters.tag("/" + open)
    return Diagnostic(
      "the closing tag \(name.quoted) does not match the open section \(open.quoted); "
        + "write \(closing.quoted) first",
      in: source, at: range,
      notes: [
        Note(message: "the section \(open.quoted) opens here", source: source, range: openAt)
      ])
  }

  static func partialsTooDeep(
    _ name: String, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "the partial \(name.quoted) is nested in more than \(Template.partialLimit) partials or "
        + "\(Template.sectionLimit) sections; put a section around the tag that ends the recursion",
      in: source, at: range)
  }
}
