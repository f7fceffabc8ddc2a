/// Turns one located value of a spec into the typed value of its setting.
struct ValueReader {
  let setting: Setting
  let value: Located<Spec.Value>
  let source: SourceText

  private func wrongType() -> Diagnostic { .wrongType(setting, in: source, at: value.range) }

  func flag() throws(Diagnostic) -> Bool {
    guard case .boolean(let flag) = value.value else { throw wrongType() }
    return flag
  }

  private func rawText() throws(Diagnostic) -> Spec.Text {
    guard case .string(let text) = value.value else { throw wrongType() }
    for scalar in text.string.unicodeScalars where scalar.value < 0x20 || scalar.value == 0x7F {
      guard scalar == "\n" || scalar == "\t" || scalar == "\r" else {
        throw .controlCharacter(scalar, setting, in: source, at: value.range)
      }
    }
    return text
  }

  func text() throws(Diagnostic) -> String { try rawText().string }

  func choice<C: Choice>() throws(Diagnostic) -> C {
    let text = try rawText().string
    guard let choice = C(rawValue: text) else {
      throw .unknownValue(text, setting, known: C.names, in: source, at: value.range)
    }
    return choice
  }

  func path() throws(Diagnostic) -> String {
    let path = try text()
    guard !path.isEmpty else { throw .emptyText(setting, in: source, at: value.range) }
    return path
  }

  /// `{name}` counts as an identifier; the whole is checked again with the name in its place.
  func accessor() throws(Diagnostic) -> String {
    let text = try text()
    let sample = text.substituting(name: "Name")
    guard let identifier = Identifier(sample) else {
      throw .notAnAccessor(text, in: source, at: value.range)
    }
    guard !Self.reservedAccessors.contains(identifier.name) else {
      throw .reservedAccessor(identifier.name, in: source, at: value.range)
    }
    return text
  }

  /// Names that mean something else after a type and a dot, even between backticks.
  private static let reservedAccessors: Set<String> = ["Type", "Protocol", "self", "init"]

  func isolation() throws(Diagnostic) -> Isolation {
    let text = try text()
    switch text {
    case "sendable": return .sendable
    case "unchecked": return .unchecked
    case "unsafe": return .unsafe
    default:
      let isType = text.unicodeScalars.first.map { !("a"..."z").contains($0) } ?? false
      guard isType || text.utf8.contains(UInt8(ascii: ".")), let actor = TypeReference(text) else {
        throw .unknownIsolation(text, in: source, at: value.range)
      }
      return .globalActor(actor)
    }
  }

  func type() throws(Diagnostic) -> TypeReference {
    let text = try text()
    guard let type = TypeReference(text) else {
      throw .notAType(text, setting, in: source, at: value.range)
    }
    return type
  }

  func types() throws(Diagnostic) -> [TypeReference] { try list(TypeReference.init(_:)) }

  func modules() throws(Diagnostic) -> [TypeReference] {
    try list { TypeReference($0).flatMap { $0.isPath ? $0 : nil } }
  }

  private func list(
    _ make: (String) -> TypeReference?
  ) throws(Diagnostic) -> [TypeReference] {
    guard case .array(let items) = value.value else { throw wrongType() }
    var types: [TypeReference] = []
    var seen: Set<TypeReference> = []
    for item in items {
      guard let type = make(item.value.string) else {
        throw .notAType(item.value.string, setting, in: source, at: item.range)
      }
      guard seen.insert(type).inserted else {
        throw .repeatedItem(type.text, setting, in: source, at: item.range)
      }
      types.append(type)
    }
    return types
  }

  /// Swift that closes all it opens.
  func fragment() throws(Diagnostic) -> SwiftFragment {
    let text = try rawText()
    switch SwiftFragment.scan(text.string) {
    case .success(let fragment): return fragment
    case .failure(let mistake):
      throw .unbalanced(mistake, setting, in: source, at: place(mistake.offset, in: text))
    }
  }

  /// A fragment that can be one expression: no second statement, comment or directive.
  func expression() throws(Diagnostic) -> SwiftFragment {
    let text = try rawText()
    let fragment = try fragment()
    let trimmed = text.string.trimmingSpaces
    guard !trimmed.isEmpty else { throw .emptyText(setting, in: source, at: value.range) }
    if let end = fragment.endOfExpression, !text.string.utf8.dropFirst(end).allSatisfy(isSpace) {
      throw .notOneExpression(in: source, at: place(end, in: text))
    }
    let first = String(trimmed.prefix { $0 == "@" || $0.isLetter })
    guard !Self.statementWords.contains(first), !first.hasPrefix("@") else {
      throw .notAnExpression(first, in: source, at: value.range)
    }
    if let last = trimmed.unicodeScalars.last, "+-*/%=<>&|^~.:@".unicodeScalars.contains(last) {
      throw .unfinishedExpression(in: source, at: value.range)
    }
    return fragment
  }

  /// Words that begin what is no expression, or one that the initial value of a `static let`
  /// cannot be. `try!` and `try?` are others than `try`.
  private static let statementWords: Set<String> = [
    "return", "throw", "let", "var", "func", "class", "struct", "enum", "actor", "import", "await",
    "defer", "guard", "for", "while", "repeat", "static", "private", "init", "deinit",
  ]

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// The place of a byte of the decoded text: exact where the text stands as it is in the source.
  private func place(_ offset: Int, in text: Spec.Text) -> Range<Int> {
    guard let start = text.contentStart else { return value.range }
    return (start + offset)..<(start + offset + 1)
  }
}

extension String {
  /// With each `{name}` replaced.
  func substituting(name: String) -> String {
    let mark = Array("{name}".utf8)
    let bytes = Array(utf8)
    guard bytes.contains(mark[0]) else { return self }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: mark) {
        result += name.utf8
        index += mark.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Without the ASCII white space around it.
  var trimmingSpaces: Substring {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard let first = utf8.firstIndex(where: { !isSpace($0) }),
      let last = utf8.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return self[first...last]
  }
}
