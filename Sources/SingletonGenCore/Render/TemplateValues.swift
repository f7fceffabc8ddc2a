/// The names of `TemplateName` as the engine asks for them.
enum TemplateValues {
  private static let names: [String: TemplateName] = Dictionary(
    TemplateName.all.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })

  /// The first parts of dotted names.
  private static let groups = Set(
    TemplateName.all.compactMap { name in
      name.path.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name.path[..<$0]) }
    })

  /// What a text is written as.
  enum Mode: Sendable {
    case value
    /// As the tag that places it: for a template that is itself made from a template.
    case tag
  }

  /// The values for the templates of a group.
  static func root(of group: SettingsGroup, as mode: Mode = .value) -> Value {
    .object { value($0, group, mode) }
  }

  private static func value(_ path: String, _ group: SettingsGroup, _ mode: Mode) -> Value? {
    guard let name = names[path] else {
      return groups.contains(path) ? members(of: path, group, mode) : nil
    }
    switch name.kind {
    case .flag(let flag):
      let flag = flag(group.resolution)
      return flag && groups.contains(path) ? members(of: path, group, mode) : .flag(flag)
    case .text(let make): return text(make(group), path, mode)
    case .optional(let make): return make(group).map { text($0, path, mode) } ?? .null
    }
  }

  private static func text(_ text: String, _ path: String, _ mode: Mode) -> Value {
    switch mode {
    case .value: .text(text)
    case .tag: .text("{{\(path)}}")
    }
  }

  private static func members(
    of path: String, _ group: SettingsGroup, _ mode: Mode
  ) -> Value {
    .object { value(path + "." + $0, group, mode) }
  }
}
