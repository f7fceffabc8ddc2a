/// One mistake found in a text from outside, at its place.
///
/// Every message is made by a named factory in the `…Diagnostics.swift` file of its stage.
package struct Diagnostic: Error, Sendable {
  /// A place that helps to understand the mistake, such as where a name was used first.
  package struct Note: Sendable {
    package let message: String
    package let source: SourceText
    package let range: Range<Int>
  }

  /// What is wrong and what to do, in one line without a final full stop.
  package let message: String
  /// The text that holds the mistake.
  package let source: SourceText
  /// The byte range (from 0) of the mistake; may be empty at the end of the text.
  package let range: Range<Int>
  package let notes: [Note]

  package init(_ message: String, in source: SourceText, at range: Range<Int>, notes: [Note] = []) {
    self.message = message
    self.source = source
    self.range = range
    self.notes = notes
  }

  /// What is wrong with a file or folder as a whole.
  package init(_ message: String, with path: String) {
    self.init(message, in: SourceText(name: path, bytes: [], origin: .path), at: 0..<0)
  }
}

/// The diagnostics of a run, in the order they were found.
///
/// A hostile text can hold millions of mistakes: the first `limit` are kept, the others counted.
package struct Diagnostics: Sendable {
  /// How many diagnostics are kept.
  package static let limit = 1000

  package private(set) var all: [Diagnostic] = []
  /// How many were found, kept or not.
  package private(set) var count = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }

  /// One that is not kept is not made either: to look for a suggestion takes its time.
  package mutating func add(_ diagnostic: @autoclosure () -> Diagnostic) {
    count += 1
    if all.count < Self.limit { all.append(diagnostic()) }
  }
}
