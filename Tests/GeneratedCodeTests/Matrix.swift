import SingletonGenCore

/// The settings that are varied against each other.
enum Matrix {
  /// Each setting with the lines a spec may have for it; the empty line leaves it out. All
  /// combinations of these are tried.
  static let combined: [[String]] = [
    Strategy.names.map { "strategy = \"\($0)\"" },
    ["", "kind = \"actor\""],
    ["", "form = \"extension\""],
    ["", "isolation = \"unchecked\"", "isolation = \"unsafe\"", "isolation = \"MainActor\""],
    ["", "superclass = \"NSObject\"", "superclass = \"MatrixBase\""],
    Misuse.names.map { "misuse = \"\($0)\"" },
    ["", "copying = true"],
    ["", "destroy = true"],
    ["", "testing = true"],
    ["", "per-subclass = true"],
    Lock.names.map { "lock = \"\($0)\"" },
    ["", "detect-recursion = true"],
  ]

  /// Random ones of these are added to each of the combinations above.
  static let rotated: [[String]] = [
    Access.names.map { "access = \"\($0)\"" },
    ["", "objc = true"],
    ["", "accessor = \"default{name}\"", "accessor = \"default\""],
    [
      "", "conformances = [\"Identifiable\"]", "conformances = [\"Sendable\"]",
      "conformances = [\"NSCopying\"]", "conformances = [\"Codable\"]",
    ],
    ["", "doc = \"One.\\n\\nTwo */ #if \\\\ \\u2028 three\""],
    ["", "imports = [\"Foundation\"]"],
    [
      "", "create", "members", "create and members", "own init", "own init throws",
      "own init in #if", "lazy",
      "open init",
    ],
  ]

  /// One combination: the lines of the spec, and Swift that the user would have written.
  struct Cell {
    let name: String
    let lines: [String]

    func has(_ line: String) -> Bool { lines.contains(line) }

    var isActor: Bool { has("kind = \"actor\"") }
    var isExtension: Bool { has("form = \"extension\"") }
    var isMain: Bool { has("isolation = \"MainActor\"") }
    var isUnsafe: Bool { has("isolation = \"unsafe\"") }
    var isPerSubclass: Bool { has("per-subclass = true") }
    var dependsOnDebug: Bool { has("testing = true") || has("detect-recursion = true") }
    var usesUnfairLock: Bool { has("lock = \"OSAllocatedUnfairLock\"") }

    var spec: String {
      "[\(name)]\n" + lines.map(specLine).filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    }

    private func specLine(_ line: String) -> String {
      let type = isExtension ? name : name.split(separator: ".").last.map(String.init) ?? name
      switch line {
      case "superclass = \"MatrixBase\"" where isMain: return "superclass = \"MatrixMainBase\""
      // Without `copying` the user would have to write the methods.
      case "conformances = [\"NSCopying\"]" where !has("copying = true"): return ""
      // A flexible one may decode, which asks more of its members than these know.
      case "conformances = [\"Codable\"]" where has("strategy = \"flexible\""): return ""
      case "create": return "create = \"\(type).init()\""
      case "members": return "members = '''\n\(isExtension ? plainMembers : storedMembers)'''"
      case "create and members" where isExtension:
        return "create = \"\(type)()\"\nmembers = '''\n\(plainMembers)'''"
      case "create and members":
        return "create = \"\(type)(volume: 3)\"\nmembers = '''\n\(initializerMembers)'''"
      case "own init": return "members = '''\n\(ownInitializer)'''"
      case "own init throws": return "members = 'private init() throws {}'"
      case "own init in #if": return "members = \"#if A\\nprivate init() {}\\n#endif\""
      case "open init": return "members = 'init(volume: Int) {}'"
      case "lazy": return "members = 'lazy var volume = 1.5'"
      default: return line
      }
    }

    private var plainMembers: String { "func play(_ count: Int) -> Int { count + 1 }\n" }

    private var storedMembers: String {
      "let volume = 1.5\n\nfunc play() -> String {\n  \"\"\"\n  \\(volume) {\n  \"\"\"\n}\n"
    }

    private var initializerMembers: String {
      let superInit = lines.contains { $0.hasPrefix("superclass") } ? "\n  super.init()" : ""
      return
        "let volume: Int\n\nprivate init(volume: Int) {\n  self.volume = volume\(superInit)\n}\n"
    }

    private var ownInitializer: String {
      let inherits = lines.contains { $0.hasPrefix("superclass") }
      return inherits ? "private override init() {\n  super.init()\n}\n" : "private init() {}\n"
    }

    /// The type that an extension extends.
    var handWritten: String {
      guard isExtension else { return "" }
      let parts = name.split(separator: ".")
      let base = String(parts[parts.count - 1])
      let kind = isActor ? "actor" : isPerSubclass ? "class" : "final class"
      let isolation = isActor ? "" : isMain ? "@MainActor " : "nonisolated "
      let isSendable =
        !isActor && !lines.contains { $0.hasPrefix("isolation") }
      let conformance = isSendable ? (isPerSubclass ? ": @unchecked Sendable" : ": Sendable") : ""
      let required = isPerSubclass ? "required " : ""
      let access = lines.first { $0.hasPrefix("access") }?.split(separator: "\"")[1] ?? "internal"
      let type =
        "\(isolation)\(access) \(kind) \(base)\(conformance) {\n  \(required)init() {}\n}\n"
      return parts.count == 1 ? type : "extension \(parts[0]) {\n\(type)}\n"
    }
  }

  /// Every combination of `combined`: without other settings, and with some of `rotated`.
  static func forEachCell(_ body: (Cell) throws -> Void) rethrows {
    var random = SplitMix(seed: 7)
    var indices = combined.map { _ in 0 }
    var number = 0
    while true {
      number += 1
      let lines = zip(combined, indices).map { $0[$1] }
      try body(Cell(name: "C\(number)", lines: lines))
      let others = rotated.map { $0[Int(random.next() % UInt64($0.count))] }
      let outer = random.next() % 2 == 0 ? "MatrixOuter." : ""
      try body(Cell(name: "\(outer)D\(number)", lines: lines + others))
      guard let next = indices.indices.last(where: { indices[$0] + 1 < combined[$0].count })
      else { return }
      indices[next] += 1
      for index in indices.indices where index > next { indices[index] = 0 }
    }
  }

  /// What the cells refer to.
  static let support = """
    open nonisolated class MatrixBase { public init() {} }
    @MainActor open class MatrixMainBase { public init() {} }
    public nonisolated enum MatrixOuter {}
    """
}

/// A small random generator with a seed (SplitMix64), so that a failing run can be run again.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
