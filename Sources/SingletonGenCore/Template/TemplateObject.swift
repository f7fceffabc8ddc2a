/// Values by name, in a dense array indexed by `Name`: one allocation, no hashing.
package struct Object: Sendable {
  /// By `Name.index`; nil where the object does not have the name. It may be shorter than the
  /// table of names.
  private var values: [Value?]

  /// An object without names, with room for the first `count` names of the table.
  package init(count: Int) {
    values = Array(repeating: nil, count: count)
  }

  /// The value of the name, or nil if the object does not have it.
  package subscript(name: Name) -> Value? {
    get {
      name.index < values.count ? values[name.index] : nil
    }
    set {
      while values.count <= name.index { values.append(nil) }
      values[name.index] = newValue
    }
  }
}
