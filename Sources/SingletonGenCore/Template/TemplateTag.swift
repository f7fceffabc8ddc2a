/// One tag of a template as it is written.
struct TemplateTag {
  enum Kind {
    case comment
    /// The scanner has the new delimiters already.
    case delimiters
    case variable(isEscaped: Bool)
    case section
    case invertedSection
    case closing
    case partial
    /// `<`: a parent, of the optional inheritance module.
    case parent
    /// `$`: a block, of the optional inheritance module.
    case block
    /// A tag that was reported by the scanner.
    case broken
  }

  var kind: Kind
  /// The byte range from the opening to the closing delimiter, both included.
  var range: Range<Int>
  /// The byte range of the content without the sigil and the blanks around it.
  var content: Range<Int>
  /// The blanks before a tag that has its line to itself; nil for any other.
  var indentation: Range<Int>?

  /// Whether the specification lets the tag be standalone: all do but interpolations.
  var canBeStandalone: Bool {
    switch kind {
    case .variable, .broken: false
    default: true
    }
  }
}

/// The two delimiters of tags, `{{` and `}}` unless a tag sets others.
struct TemplateDelimiters {
  /// The most bytes a delimiter may have, so that searching for it takes linear time.
  static let longest = 32

  var opening = Array("{{".utf8)
  var closing = Array("}}".utf8)

  /// A tag as a user would write it.
  func tag(_ content: String) -> String {
    String(decoding: opening, as: UTF8.self) + content + String(decoding: closing, as: UTF8.self)
  }
}
