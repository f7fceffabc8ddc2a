/// A spec as written: located values, nothing checked but the TOML.
///
/// Ranges are byte ranges (from 0) of `source`. What could not be read is left out: values of a
/// kind that a spec does not use, the second of two equal keys, and a table that was defined
/// before with all of its keys.
package struct Spec: Sendable {
  package let source: SourceText
  /// Whether all of the text was read, without an error.
  package var isComplete = true
  /// The keys before the first header.
  package var defaults: [Entry] = []
  /// The tables that have a header, in the order of the text.
  package var tables: [Table] = []

  /// A header and the keys below it.
  package struct Table: Sendable {
    /// The components of the header, at least one; each range includes the quotes.
    package var path: [Located<String>]
    /// The header's name inside the brackets, from its first component to its last.
    package var range: Range<Int>
    /// The keys in the order of the text, no two of them equal.
    package var entries: [Entry]
  }

  /// A key and its value; both ranges include the quotes or brackets.
  package struct Entry: Sendable {
    package var key: Located<String>
    package var value: Located<Value>
  }

  package enum Value: Sendable, Equatable {
    case string(Text)
    case boolean(Bool)
    case array([Located<Text>])
  }

  /// What a string says.
  package struct Text: Sendable, Equatable {
    /// The decoded text.
    package var string: String
    /// The offset (from 0) of the first byte of the text, when the text stands in the source
    /// byte for byte: no escape and no normalized line ending.
    package var contentStart: Int?

    package init(string: String, contentStart: Int? = nil) {
      self.string = string
      self.contentStart = contentStart
    }
  }

  /// Reads a spec; adds every mistake found to `diagnostics` and returns what could be read.
  ///
  /// The text is TOML 1.0. After a mistake, reading goes on at the next line. A text that is
  /// not UTF-8 is not read at all.
  package static func parse(_ source: SourceText, diagnostics: inout Diagnostics) -> Spec {
    if source.bytes.starts(with: [0xFE, 0xFF]) || source.bytes.starts(with: [0xFF, 0xFE]) {
      diagnostics.add(.textIsUTF16(in: source, at: 0..<2))
      return Spec(source: source, isComplete: false)
    }
    if let invalid = source.firstInvalidUTF8 {
      diagnostics.add(.invalidUTF8(in: source, at: invalid))
      return Spec(source: source, isComplete: false)
    }
    var parser = SpecParser(source, diagnostics: diagnostics)
    parser.readText()
    var spec = parser.spec
    spec.isComplete = parser.diagnostics.count == diagnostics.count
    diagnostics = parser.diagnostics
    return spec
  }
}
