/// The usage lines and the help, made from the two tables of flags.
enum Help {
  static let overview = "Stamps out correct singletons in Swift."

  /// The ways to call the command.
  static let synopses = [
    "singletongen --name <name> [<setting> ...] [--output <path>]",
    "singletongen <spec> ... [--output <path>]",
    "singletongen --print-template <strategy>",
  ]

  static let specSummary = "a TOML file with a table for each singleton; - is standard input"

  /// What follows the message of a command line that is wrong.
  static let usage =
    usage("Usage: ", width: 80) + "  See 'singletongen --help' for more information.\n"

  /// The whole help, wrapped to a width in columns, as far as people can read such lines.
  static func text(width: Int) -> String {
    let width = min(max(width, 40), 100)
    var text = ("OVERVIEW: " + overview).wrapped(width: width, indentation: 0) + "\n\n"
    text += usage("USAGE: ", width: width)
    text += "\nARGUMENTS:\n" + row("<spec>", specSummary, width)
    text += "\nOPTIONS:\n"
    for flag in FlagDescription.options { text += row(flag, width) }
    let title = "SETTINGS, as flags beside --name and as keys of a spec:"
    text += "\n" + title.wrapped(width: width, indentation: 0) + "\n"
    for flag in FlagDescription.settings { text += row(flag, width) }
    return text
  }

  private static func usage(_ title: String, width: Int) -> String {
    let indentation = String(repeating: " ", count: title.count)
    // What does not fit goes on behind the command's name.
    let lines = synopses.map { $0.wrapped(width: width - title.count, indentation: 2) }
    let text = lines.joined(separator: "\n").split(separator: "\n")
    return title + text.joined(separator: "\n" + indentation) + "\n"
  }

  private static func row(_ flag: FlagDescription, _ width: Int) -> String {
    var label = flag.spellings.joined(separator: ", ")
    if let placeholder = flag.placeholder { label += " <\(placeholder)>" }
    if flag.isRepeatable { label += " ..." }
    return row(label, flag.summary + (flag.remark.map { " (\($0))" } ?? ""), width)
  }

  /// A label and its sentence, wrapped beside it, or below it where there is no room.
  private static func row(_ label: String, _ sentence: String, _ width: Int) -> String {
    let margin = width < 64 ? 8 : 28
    let start = "  " + label
    let space =
      start.count + 2 <= margin
      ? String(repeating: " ", count: margin - start.count)
      : "\n" + String(repeating: " ", count: margin)
    return start + space + sentence.wrapped(width: width, indentation: margin) + "\n"
  }
}
