import SingletonGenCore

/// The usage lines and the help, made from the two tables of flags.
enum Help {
  static let usage = """
    Usage: singletongen --name <name> [<setting> ...] [--output <path>]
           singletongen <spec> ... [--output <path>]
           singletongen --print-template <strategy>

    """

  /// The whole help, wrapped to a width in columns.
  static func text(width: Int) -> String {
    var text = "Stamps out correct singletons in Swift.\n\n" + usage + "\nArguments:\n"
    text += row(
      "<spec>", "a TOML file with a table for each singleton; - reads standard input", width)
    text += "\nOptions:\n"
    for option in Option.all { text += row(label(option), sentence(option), width) }
    text += "\nSettings, as flags beside --name and as keys of a spec:\n"
    for setting in Setting.all { text += row(label(setting), sentence(setting), width) }
    return text
  }

  private static func label(_ option: Option) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    return letter + "--" + option.name + (option.placeholder.map { " <\($0)>" } ?? "")
  }

  private static func label(_ setting: Setting) -> String {
    switch setting.form {
    case .choice: "--\(setting.name) <\(setting.name)>"
    case .text(let placeholder): "--\(setting.name) <\(placeholder)>"
    case .list(let placeholder): "--\(setting.name) <\(placeholder)> ..."
    case .flag: "--\(setting.name)"
    }
  }

  private static func sentence(_ option: Option) -> String {
    var text = option.summary
    if !option.values.isEmpty { text += " (\(option.values.joined(separator: ", ")))" }
    if let value = option.defaultText { text += " (default: \(value))" }
    return text
  }

  private static func sentence(_ setting: Setting) -> String {
    var text = setting.summary
    if case .choice(let values) = setting.form {
      text += " (\(values.joined(separator: ", ")))"
    }
    return setting.form == .flag ? text : text + " (default: \(setting.defaultText))"
  }

  /// How far the sentences are from the left edge.
  private static let margin = 28

  /// A label and its sentence, wrapped beside it, or below it where the label is long.
  private static func row(_ label: String, _ sentence: String, _ width: Int) -> String {
    let indentation = String(repeating: " ", count: margin)
    var text = "  " + label
    text +=
      text.count + 2 <= margin
      ? String(repeating: " ", count: margin - text.count) : "\n" + indentation
    var column = margin
    for (index, word) in sentence.split(separator: " ").enumerated() {
      if index > 0, column + 1 + word.count > max(width, margin + 20) {
        text += "\n" + indentation
        column = margin
      } else if index > 0 {
        text += " "
        column += 1
      }
      text += word
      column += word.count
    }
    return text + "\n"
  }
}
