/// The names of a TOML text: which tables and keys exist, so that none is defined twice.
///
/// A tree of nodes, each found by its parent and its name. The rules are those of TOML 1.0, sections "Keys",
/// "Table", "Inline Table" and "Array of Tables".
struct SpecNames {
  /// A node that holds names.
  struct Scope {
    fileprivate let node: Int32
  }

  /// What a name stands for.
  enum Kind: UInt8 {
    /// A key's value, which cannot be extended; this includes inline tables.
    case value
    /// A table that exists only because a header names one of its subtables.
    case implied
    /// A table with a header of its own.
    case table
    /// A table made by a dotted key.
    case dotted
    /// An array of tables.
    case tables
  }

  /// A name that cannot be defined, because of what is known by it already.
  struct Conflict: Error {
    /// Which component of the path is taken.
    let part: Int
    let kind: Kind
    /// The place (a byte range from 0) that defined it.
    let first: Range<Int>
  }

  private struct Node {
    var kind: Kind
    var first: Range<Int>
  }

  /// The scope of the keys before the first header.
  static let root = Scope(node: 0)

  /// What is known of each node of the index.
  private var nodes: [Node] = []
  private var index = SpecNameIndex()
  /// The newest element of each array of tables, which is what later headers extend.
  private var elements: [Int32: Int32] = [:]

  init() {
    _ = makeScope()  // the root
  }

  /// A new scope that no name leads to.
  mutating func makeScope() -> Scope {
    nodes.append(Node(kind: .value, first: 0..<0))
    return Scope(node: index.appendUnnamed())
  }

  /// Defines the table of a header `[path]`; `range` is the place of the path.
  mutating func openTable(
    _ path: [Located<String>], at range: Range<Int>
  ) throws(Conflict) -> Scope {
    let parent = try openParents(of: path)
    let part = path.count - 1
    let (node, isNew) = child(path[part], of: parent, as: .table)
    guard isNew || nodes[Int(node)].kind == .implied else { throw conflict(with: node, part) }
    nodes[Int(node)] = Node(kind: .table, first: range)
    return Scope(node: node)
  }

  /// Adds an element to the array of tables of a header `[[path]]`.
  mutating func openElement(
    _ path: [Located<String>], at range: Range<Int>
  ) throws(Conflict) -> Scope {
    let parent = try openParents(of: path)
    let part = path.count - 1
    let (node, isNew) = child(path[part], of: parent, as: .tables)
    if isNew { nodes[Int(node)].first = range }
    guard nodes[Int(node)].kind == .tables else { throw conflict(with: node, part) }
    let element = makeScope()
    elements[node] = element.node
    return element
  }

  /// Defines a key in a scope; the scope made for it serves when its value is an inline table.
  mutating func define(_ key: Located<String>, in scope: Scope) throws(Conflict) -> Scope {
    let (node, isNew) = child(key, of: scope, as: .value)
    guard isNew else { throw conflict(with: node, 0) }
    return Scope(node: node)
  }

  /// Defines a dotted key in a scope, with the tables on its way.
  mutating func define(_ path: [Located<String>], in scope: Scope) throws(Conflict) -> Scope {
    var scope = scope
    for part in path.indices.dropLast() {
      let (node, _) = child(path[part], of: scope, as: .dotted)
      switch nodes[Int(node)].kind {
      case .dotted: break
      case .implied: nodes[Int(node)].kind = .dotted
      case .value, .table, .tables: throw conflict(with: node, part)
      }
      scope = Scope(node: node)
    }
    let part = path.count - 1
    let (node, isNew) = child(path[part], of: scope, as: .value)
    guard isNew else { throw conflict(with: node, part) }
    return Scope(node: node)
  }

  private mutating func openParents(of path: [Located<String>]) throws(Conflict) -> Scope {
    var scope = Self.root
    for part in path.indices.dropLast() {
      let (node, _) = child(path[part], of: scope, as: .implied)
      switch nodes[Int(node)].kind {
      case .value: throw conflict(with: node, part)
      case .tables: scope = Scope(node: elements[node] ?? node)
      case .implied, .table, .dotted: scope = Scope(node: node)
      }
    }
    return scope
  }

  /// The node of a name, made when there is none.
  private mutating func child(
    _ name: Located<String>, of scope: Scope, as kind: Kind
  ) -> (node: Int32, isNew: Bool) {
    let (node, isNew) = index.node(named: name.value, in: scope.node)
    if isNew { nodes.append(Node(kind: kind, first: name.range)) }
    return (node, isNew)
  }

  private func conflict(with node: Int32, _ part: Int) -> Conflict {
    Conflict(part: part, kind: nodes[Int(node)].kind, first: nodes[Int(node)].first)
  }
}
