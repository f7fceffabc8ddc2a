/// What the generator draws around the body: the comment, the attributes and the declaration of
/// the type or its extension.
extension Resolution {
  /// The lines before the opening brace, the declaration last.
  var opening: [String] { doc + attributes + declaration }

  /// In one line with the brace, or in three if there is much to inherit from.
  private var declaration: [String] {
    let isolation = settings.isIsolated || settings.kind == .actor ? "" : "nonisolated "
    var words: String
    switch (container, settings.kind) {
    case (.extension, _):
      words = isolation + "extension "
    case (.type, .actor):
      words = memberAccess + "actor "
    case (.type, .class):
      let isOpen = settings.access == .open
      words = (isOpen ? "open " : memberAccess) + isolation
      words += isOpen || settings.perSubclass ? "class " : "final class "
    }
    words += typeName
    let inherited = inheritance.joined(separator: ", ")
    if inherited.isEmpty { return [words + " {"] }
    if inherited.utf8.count > 48 { return [words + ":", "  " + inherited, "{"] }
    return ["\(words): \(inherited) {"]
  }

  private var inheritance: [String] {
    var types: [String] = []
    if let superclass = settings.superclass { types.append(superclass.text) }
    types += settings.conformances.map(\.text)
    if settings.copying { types += ["Foundation.NSCopying", "Foundation.NSMutableCopying"] }
    switch (settings.kind, settings.isolation, container) {
    case (.actor, _, _), (.class, .unsafe, _), (.class, .globalActor, _): break
    case (.class, .unchecked, _): types.append("@unchecked Sendable")
    case (.class, .sendable, .type): types.append("Sendable")
    // An extension in another file cannot state what the compiler has to check.
    case (.class, .sendable, .extension): break
    }
    return types
  }

  private var attributes: [String] {
    var lines: [String] = []
    if settings.objc {
      lines += ["#if canImport(ObjectiveC)", "  @objc(\(NamePart.objcType.mark))", "#endif"]
    }
    if case .globalActor(let actor) = settings.isolation { lines.append("@" + actor.text) }
    return lines
  }

  /// The comment of a type; that of an extension is the user's.
  private var doc: [String] {
    switch container {
    case .extension: return []
    case .type: break
    }
    if let doc = settings.doc { return Self.comment(doc) }
    let name = "`\(NamePart.plainType.mark)`"
    if settings.perSubclass {
      return ["/// A class that has one shared instance in every subclass."]
    }
    return switch settings.strategy {
    case .flexible: ["/// One shared \(name), and those that callers make."]
    case .once, .lock, .eager: ["/// The only \(name) of the process."]
    }
  }

  /// The lines of a comment. What some editors and compilers take for the end of a line ends one
  /// here.
  private static func comment(_ text: String) -> [String] {
    var lines = splitLines(text, at: ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"])
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in
      let end = line.utf8.lastIndex { $0 != 0x20 && $0 != 0x09 }
      return end.map { "/// " + line[...$0] } ?? "///"
    }
  }
}
