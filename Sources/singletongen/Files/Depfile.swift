import SingletonGenCore

/// The rules that tell Make and Ninja what the outputs were made from.
///
/// Make and Ninja read a path differently; what they do not both read as the path is refused, for
/// a dependency that is lost without a word is worse than none.
enum Depfile {
  /// The text: one rule for all outputs, and an empty rule for each input, so that the build
  /// outlives the removal of an input.
  ///
  /// Paths that cannot be written are added to the diagnostics.
  static func text(of plan: Plan, _ diagnostics: inout Diagnostics) -> [UInt8] {
    // By its bytes: to Swift, texts that spell an accent in two ways are equal.
    var paths: Set<[UInt8]> = []
    let inputs = plan.inputs.filter { $0.isFile && paths.insert(Array($0.path.utf8)).inserted }
    func escape(_ path: String, isTarget: Bool) -> String {
      switch escaped(path, isTarget: isTarget) {
      case .success(let text): return text
      case .failure(let refusal):
        diagnostics.add(.noDependency(on: path, refusal))
        return ""
      }
    }
    let targets = plan.files.map { escape($0.path, isTarget: true) }
    let sources = inputs.map { escape($0.path, isTarget: false) }
    // Without inputs, an empty line stands for them: `a.swift:` alone could be anybody's.
    return text(targets: targets, sources: sources.isEmpty ? [""] : sources)
  }

  private static let continuation = " \\\n  "

  private static func text(targets: [String], sources: [String]) -> [UInt8] {
    var text = targets.joined(separator: continuation) + ":"
    for source in sources { text += continuation + source }
    text += "\n"
    // To Make, a target with % is a pattern; such an input is a plain prerequisite only.
    for source in sources where !source.isEmpty && !source.utf8.contains(UInt8(ascii: "%")) {
      text += "\n\(source):\n"
    }
    return Array(text.utf8)
  }

  /// Whether a text is to the byte what `text(of:_:)` makes of some plan, and so may be replaced.
  ///
  /// Its form has to say so, because Ninja allows no comment in a dependency file.
  static func isDepfile(_ bytes: [UInt8]) -> Bool {
    let end = bytes.firstRange(of: Array("\n\n".utf8))?.lowerBound ?? max(bytes.count - 1, 0)
    let paths = bytes[..<end]
      .split(separator: Array(continuation.utf8), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard
      let last = paths.firstIndex(where: { $0.hasSuffix(":") && !$0.hasSuffix("\\:") }),
      last + 1 < paths.count, !paths.contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) })
    else { return false }
    let targets = paths[..<last] + [String(paths[last].dropLast())]
    return bytes == text(targets: Array(targets), sources: Array(paths[(last + 1)...]))
  }

  /// Why a path cannot stand in a dependency file.
  enum Refusal: Error, Equatable {
    /// A character that one of the programs takes for something else.
    case character(Unicode.Scalar)
    /// A backslash before a character that needs one itself, or at the end.
    case backslash
    /// `a(b)` is a member of an archive to Make.
    case archive
  }

  private static func escaped(_ path: String, isTarget: Bool) -> Result<String, Refusal> {
    var text = ""
    var follows: Unicode.Scalar?
    for scalar in path.unicodeScalars {
      let isSpecial = " #$:%".unicodeScalars.contains(scalar)
      if isSpecial, follows == "\\" { return .failure(.backslash) }
      switch scalar {
      case "$": text += "$$"
      case " ", "#", ":": text += "\\\(scalar)"
      case "%" where isTarget: return .failure(.character(scalar))
      case _ where !isReadable(scalar): return .failure(.character(scalar))
      default: text.unicodeScalars.append(scalar)
      }
      follows = scalar
    }
    if follows == "\\" { return .failure(.backslash) }
    if follows == ")", path.utf8.contains(UInt8(ascii: "(")) { return .failure(.archive) }
    return .success(text)
  }

  /// What both programs take for a part of a path, as it is or escaped.
  private static func isReadable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case _ where scalar.value >= 0x80: true
    default: " #$:%\\+,/_.~(){}@[]!-".unicodeScalars.contains(scalar)
    }
  }
}

extension Diagnostic {
  fileprivate static func noDependency(
    on path: String, _ refusal: Depfile.Refusal
  ) -> Diagnostic {
    let reason =
      switch refusal {
      case .character(let scalar): "holds \(String(scalar).quoted)"
      case .backslash: "holds a backslash in a place"
      case .archive: "ends with a part between parentheses,"
      }
    return Diagnostic(
      "\(reason) that Make and Ninja cannot both read in a dependency file; use another path, or "
        + "leave out --depfile",
      with: path)
  }
}
