/// A name of data or of a partial, interned in a `Names`.
package struct Name: Hashable, Sendable {
  /// The place of the name in its `Names`, dense from 0.
  package let index: Int
}

/// Names interned to small integers, so that a lookup while rendering is an array index.
///
/// Templates and the objects they are rendered with must share one table. Names of data interned
/// before the templates are parsed get the lowest indices, which keeps objects small.
package struct Names: Sendable {
  private var indices: [String: Int] = [:]
  private var texts: [String] = []

  package init() {}

  /// How many names there are; every `Name` of this table has an index below it.
  package var count: Int { texts.count }

  /// The name with the text, added to the table when it is new.
  package mutating func intern(_ text: String) -> Name {
    if let index = indices[text] { return Name(index: index) }
    let index = texts.count
    indices[text] = index
    texts.append(text)
    return Name(index: index)
  }

  /// The name with the text if it is in the table.
  package func find(_ text: String) -> Name? {
    indices[text].map(Name.init(index:))
  }

  /// The text of a name of this table.
  package subscript(name: Name) -> String { texts[name.index] }
}
