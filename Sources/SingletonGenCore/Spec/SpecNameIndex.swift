/// Finds nodes of a tree by their parent and their name, in a time that depends on neither the
/// number nor the depth of the nodes.
///
/// A hash table with open addressing. It keeps the hash of each node: to compute them anew
/// whenever the table grows would take longer than all the rest of reading a large spec, and
/// they tell most names apart without a look at the names. The hashes are seeded by the
/// standard library, so that no text can be made to collide.
struct SpecNameIndex {
  private struct Entry {
    let name: String
    let parent: Int32
  }

  private struct Slot {
    var hash: UInt32
    /// Negative when the slot is free.
    var node: Int32

    static let free = Slot(hash: 0, node: -1)
  }

  /// The names and parents of the nodes; a node is an index of this array.
  private var entries: [Entry] = []
  /// The count is a power of two, and at most half of the slots are taken.
  private var slots = [Slot](repeating: .free, count: 16)
  private var taken = 0

  /// Adds a node that no name leads to.
  mutating func appendUnnamed() -> Int32 {
    entries.append(Entry(name: "", parent: -1))
    return Int32(entries.count - 1)
  }

  /// The node of a name, which is added when there is none.
  mutating func node(named name: String, in parent: Int32) -> (node: Int32, isNew: Bool) {
    let hash = Self.hash(of: name, in: parent)
    let mask = slots.count - 1
    var index = Int(hash) & mask
    while slots[index].node >= 0 {
      let slot = slots[index]
      if slot.hash == hash, has(slot.node, name, parent) { return (slot.node, false) }
      index = (index + 1) & mask
    }
    let node = Int32(entries.count)
    entries.append(Entry(name: name, parent: parent))
    slots[index] = Slot(hash: hash, node: node)
    taken += 1
    if taken > slots.count / 2 { grow() }
    return (node, true)
  }

  private mutating func grow() {
    let old = slots
    let mask = 2 * old.count - 1
    slots = [Slot](repeating: .free, count: mask + 1)
    for slot in old where slot.node >= 0 {
      var index = Int(slot.hash) & mask
      while slots[index].node >= 0 { index = (index + 1) & mask }
      slots[index] = slot
    }
  }

  /// Whether a node has this name, byte by byte (TOML knows no Unicode normalization), and
  /// this parent.
  private func has(_ node: Int32, _ name: String, _ parent: Int32) -> Bool {
    let entry = entries[Int(node)]
    var left = entry.name
    var right = name
    return entry.parent == parent
      && left.withUTF8 { left in
        right.withUTF8 { right in left.count == right.count && left.elementsEqual(right) }
      }
  }

  private static func hash(of name: String, in parent: Int32) -> UInt32 {
    var hasher = Hasher()
    hasher.combine(parent)
    var name = name
    name.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}
