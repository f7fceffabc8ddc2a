/// A value and the place it was read from: a byte range (from 0) of its `SourceText`.
package struct Located<Value> {
  package var value: Value
  package var range: Range<Int>

  package init(_ value: Value, at range: Range<Int>) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
