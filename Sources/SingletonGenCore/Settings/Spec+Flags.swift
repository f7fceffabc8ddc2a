extension Spec {
  /// The singleton that flags describe, as a spec of one table.
  ///
  /// A list that is given again grows; no other flag is there twice. The ranges of the values are
  /// those in the source, the text of the command line.
  package init(
    name: Located<String>, flags: [(setting: Setting, value: Located<String>)],
    in source: SourceText
  ) {
    self.init(source: source)
    var entries: [Entry] = []
    for (setting, text) in flags {
      let entry = Entry(setting, text)
      if let index = entries.firstIndex(where: { $0.key.value == setting.name }) {
        entries[index] = entry.extending(entries[index])
      } else {
        entries.append(entry)
      }
    }
    tables = [Table(path: Self.components(of: name), range: name.range, entries: entries)]
  }

  private static func components(of name: Located<String>) -> [Located<String>] {
    var components: [Located<String>] = []
    var start = name.range.lowerBound
    for part in name.value.split(separator: ".", omittingEmptySubsequences: false) {
      let end = start + part.utf8.count
      components.append(Located(String(part), at: start..<end))
      start = end + 1
    }
    return components
  }
}

extension Spec.Entry {
  fileprivate init(_ setting: Setting, _ given: Located<String>) {
    let text = Spec.Text(string: given.value, contentStart: given.range.lowerBound)
    let value: Spec.Value =
      switch setting.form {
      case .flag: .boolean(true)
      case .choice, .text: .string(text)
      case .list: .array([Located(text, at: given.range)])
      }
    self.init(
      key: Located(setting.name, at: given.range), value: Located(value, at: given.range))
  }

  fileprivate func extending(_ earlier: Self) -> Self {
    guard case .array(let items) = earlier.value.value, case .array(let more) = value.value else {
      return self
    }
    var entry = self
    entry.value.value = .array(items + more)
    return entry
  }
}
