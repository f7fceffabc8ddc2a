import SingletonGenCore

/// What people and shells are told of one flag, whichever of the two tables it is in.
///
/// The help, the manual page and the completions are made from these alone.
struct FlagDescription: Sendable {
  /// What may stand as the value.
  enum Value: Equatable, Sendable {
    case none
    case text
    /// The path of a file or folder.
    case path
    /// One of these words; other texts will do as well if the list is open.
    case words([String], isOpen: Bool)
  }

  /// Without the two dashes.
  let name: String
  /// The letter behind a single dash, if there is one.
  let letter: Character?
  /// What stands for the value; nil for a flag without one.
  let placeholder: String?
  let value: Value
  /// Whether every time the flag is given adds to the others.
  let isRepeatable: Bool
  /// What holds without the flag; nil if that need not be said.
  let defaultText: String?
  /// One sentence without a final full stop.
  let summary: String

  static let options = Option.all.map(Self.init)
  static let settings = Setting.all.map(Self.init)
  static var all: [Self] { options + settings }

  private init(_ option: Option) {
    name = option.name
    letter = option.letter
    placeholder = option.placeholder
    value = Self.value(option.placeholder, option.values, isOpen: false)
    isRepeatable = false
    defaultText = option.defaultText
    summary = option.summary
  }

  private init(_ setting: Setting) {
    name = setting.name
    letter = nil
    summary = setting.summary
    defaultText = setting.form == .flag ? nil : setting.defaultText
    switch setting.form {
    case .flag:
      (placeholder, value, isRepeatable) = (nil, .none, false)
    case .choice(let words):
      (placeholder, isRepeatable) = (setting.name, false)
      value = Self.value(placeholder, words, isOpen: false)
    case .text(let what):
      (placeholder, isRepeatable) = (what, false)
      let words = setting.id == .isolation ? Isolation.words + ["MainActor"] : []
      value = Self.value(what, words, isOpen: true)
    case .list(let what):
      (placeholder, isRepeatable) = (what, true)
      value = Self.value(what, [], isOpen: true)
    }
  }

  private static func value(_ placeholder: String?, _ words: [String], isOpen: Bool) -> Value {
    guard let placeholder else { return .none }
    if !words.isEmpty { return .words(words, isOpen: isOpen) }
    return ["path", "file", "folder"].contains(placeholder) ? .path : .text
  }

  /// The ways to write the flag, the short one first, with their dashes.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--" + name] }

  /// The values and the default, as they stand between parentheses; nil if there is nothing
  /// to say.
  var remark: String? {
    var parts: [String] = []
    if case .words(let words, isOpen: false) = value {
      parts.append("values: " + words.joined(separator: ", "))
    }
    if let defaultText { parts.append("default: " + defaultText) }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
