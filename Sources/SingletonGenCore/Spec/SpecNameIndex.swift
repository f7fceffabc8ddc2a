/// Finds nodes of a tree by their parent and their name, in a time that depends on neither the
/// number nor the depth of the nodes.
///
/// A hash table with open addressing. It keeps each node's hash, since to compute them anew
/// whenever the table grows would take longer than all the rest of reading a large spec. The
/// hashes are seeded by the standard library, so that no text can be made to collide.
struct SpecNameIndex {
  private struct Entry {
    let name: String
    let parent: Int32
    let hash: UInt32
  }

  /// The names and parents of the nodes; a node is an index of this array.
  private var entries: [Entry] = []
  /// For each slot a node, or `free`; the count is a power of two, at most half are taken.
  private var slots = [Int32](repeating: free, count: 16)
  private var taken = 0

  private static let free: Int32 = -1

  /// Adds a node that no name leads to.
  mutating func appendUnnamed() -> Int32 {
    entries.append(Entry(name: "", parent: Self.free, hash: 0))
    return Int32(entries.count - 1)
  }

  /// The node of a name, which is added when there is none.
  mutating func node(named name: String, in parent: Int32) -> (node: Int32, isNew: Bool) {
    let hash = Self.hash(of: name, in: parent)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != Self.free {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, entry.parent == parent, Self.areSame(entry.name, name) {
        return (slots[slot], false)
      }
      slot = (slot + 1) & mask
    }
    let node = Int32(entries.count)
    entries.append(Entry(name: name, parent: parent, hash: hash))
    slots[slot] = node
    taken += 1
    if taken > slots.count / 2 { grow() }
    return (node, true)
  }

  private mutating func grow() {
    let mask = 2 * slots.count - 1
    slots = [Int32](repeating: Self.free, count: mask + 1)
    for (node, entry) in entries.enumerated() where entry.parent != Self.free {
      var slot = Int(entry.hash) & mask
      while slots[slot] != Self.free { slot = (slot + 1) & mask }
      slots[slot] = Int32(node)
    }
  }

  private static func hash(of name: String, in parent: Int32) -> UInt32 {
    var hasher = Hasher()
    hasher.combine(parent)
    var name = name
    name.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }

  /// Whether two names are the same byte by byte: TOML knows no Unicode normalization.
  private static func areSame(_ left: String, _ right: String) -> Bool {
    var left = left
    var right = right
    return left.withUTF8 { left in
      right.withUTF8 { right in left.count == right.count && left.elementsEqual(right) }
    }
  }
}
