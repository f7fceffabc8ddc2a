extension View {
  mutating func setType(_ singleton: Singleton, _ names: NamePool) {
    let settings = singleton.settings
    let name =
      settings.form == .extension ? singleton.name.spelling : singleton.name.base.spelling
    set(.name, name)
    set(.selfName, settings.perSubclass ? "Self" : name)
    set(.plainName, singleton.name.plain)
    set(.parent, singleton.name.parent ?? "")
    set(.access, memberAccess(settings))
    set(.declaration, declaration(singleton, names))
    set(.doc, lines: doc(singleton))
    set(.attributes, lines: attributes(singleton))
    // Indented here and not by the template, which would leave blanks on empty lines.
    let members = (settings.members.map { reindented($0.text) } ?? [])
      .map { $0.isEmpty ? "" : "  " + $0 }
    set(.members, lines: members.isEmpty ? [] : [""] + members)
  }

  /// Members of an open class are public: they are not meant to be overridden.
  private func memberAccess(_ settings: Settings) -> String {
    switch settings.access {
    case .internal: ""
    case .package: "package "
    case .public, .open: "public "
    }
  }

  private func declaration(_ singleton: Singleton, _ names: NamePool) -> String {
    let settings = singleton.settings
    let isolation = settings.isIsolated || settings.kind == .actor ? "" : "nonisolated "
    var words: String
    switch (settings.form, settings.kind) {
    case (.extension, _):
      words = isolation + "extension "
    case (.type, .actor):
      words = memberAccess(settings) + "actor "
    case (.type, .class):
      let isOpen = settings.access == .open
      words = (isOpen ? "open " : memberAccess(settings)) + isolation
      words += isOpen || settings.perSubclass ? "class " : "final class "
    }
    words += text(.name)
    let inherited = inheritance(settings, names)
    return inherited.isEmpty ? words : words + ": " + inherited.joined(separator: ", ")
  }

  private func inheritance(_ settings: Settings, _ names: NamePool) -> [String] {
    var types: [String] = []
    if let superclass = settings.superclass { types.append(superclass.text) }
    types += settings.conformances.map(\.text)
    if settings.copying {
      types.append(names.standard("NSCopying", in: "Foundation"))
      types.append(names.standard("NSMutableCopying", in: "Foundation"))
    }
    guard settings.kind == .class else { return types }
    let sendable = text(.sendable)
    if settings.isolation == .unchecked { types.append("@unchecked " + sendable) }
    // An extension in another file cannot state what the compiler has to check.
    if settings.isolation == .sendable, settings.form == .type { types.append(sendable) }
    return types
  }

  private func attributes(_ singleton: Singleton) -> [String] {
    let settings = singleton.settings
    var lines: [String] = []
    if settings.objc {
      let name = singleton.name.components.map(\.name).joined()
      lines += ["#if canImport(ObjectiveC)", "  @objc(\(name))", "#endif"]
    }
    if case .globalActor(let actor) = settings.isolation { lines.append("@" + actor.text) }
    return lines
  }

  private func doc(_ singleton: Singleton) -> [String] {
    let settings = singleton.settings
    if settings.form == .extension { return [] }
    if let doc = settings.doc { return commentLines(doc) }
    let name = singleton.name.plain
    return switch settings.strategy {
    case _ where settings.perSubclass: [" A class that has one shared instance in every subclass."]
    case .flexible: [" A `\(name)`, with one shared instance beside those that callers make."]
    case .once, .lock, .eager: [" The only `\(name)` of the process."]
    }
  }

  /// The lines of a comment, each with the space before it unless it is empty. What some editors
  /// and compilers take for the end of a line ends one here.
  private func commentLines(_ text: String) -> [String] {
    var lines = splitLines(text, at: ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"])
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in
      let end = line.utf8.lastIndex { $0 != 0x20 && $0 != 0x09 }
      return end.map { " " + line[...$0] } ?? ""
    }
  }
}
