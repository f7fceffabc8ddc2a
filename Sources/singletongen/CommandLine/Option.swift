import SingletonGenCore

/// One row of the table of flags that are not settings.
struct Option: Sendable {
  enum ID: CaseIterable {
    case name, output, check, prune, force, touch, depfile, listOutputs
    case printTemplate, color, generateCompletionScript, generateManual, help, version
  }

  let id: ID
  /// Without the two dashes.
  let name: String
  /// The letter behind a single dash, if there is one.
  var letter: Character?
  /// What stands for the value in help; nil for a flag without one.
  var placeholder: String?
  /// The values there are; empty if any text will do.
  var values: [String] = []
  var defaultText: String?
  let summary: String

  static let all: [Option] = [
    Option(
      id: .name, name: "name", placeholder: "name",
      summary: "the type of one singleton, made from flags alone"),
    Option(
      id: .output, name: "output", letter: "o", placeholder: "path",
      summary: "a file, or a folder (it is one, or ends in /) that gets a file for each type; "
        + "- is standard output"),
    Option(
      id: .check, name: "check",
      summary: "write nothing; print a diff of what is out of date, and exit with 1 if anything is"),
    Option(
      id: .prune, name: "prune",
      summary: "remove what earlier runs wrote into the output folder and this one does not"),
    Option(
      id: .force, name: "force", summary: "overwrite files that singletongen did not write"),
    Option(
      id: .touch, name: "touch", summary: "set the time of files that stay as they are, for Make"),
    Option(
      id: .depfile, name: "depfile", placeholder: "path",
      summary: "write what the outputs were made from there, for Make and Ninja"),
    Option(
      id: .listOutputs, name: "list-outputs",
      summary: "write nothing; print the paths of the outputs, one a line"),
    Option(
      id: .printTemplate, name: "print-template", placeholder: "strategy",
      values: Strategy.names, summary: "print a strategy's built-in template"),
    Option(
      id: .color, name: "color", placeholder: "when", values: ColorChoice.names,
      defaultText: "auto", summary: "whether messages are in colour"),
    Option(
      id: .generateCompletionScript, name: "generate-completion-script", placeholder: "shell",
      values: Shell.names, summary: "print what completes this command in a shell"),
    Option(
      id: .generateManual, name: "generate-manual", summary: "print the manual page, as mdoc"),
    Option(id: .help, name: "help", letter: "h", summary: "show this help"),
    Option(id: .version, name: "version", summary: "show the version"),
  ]
}

/// When messages are in colour.
enum ColorChoice: String, Choice {
  /// On a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`.
  case auto
  case always
  case never
}

/// A flag of the command line, of either table.
enum Flag {
  case option(Option)
  case setting(Setting)

  static func named(_ name: String) -> Flag? {
    if let option = Option.all.first(where: { $0.name == name }) { return .option(option) }
    return Setting.named(name).map(Flag.setting)
  }

  static func lettered(_ letter: Character) -> Flag? {
    Option.all.first { $0.letter == letter }.map(Flag.option)
  }

  static var names: [String] { Option.all.map(\.name) + Setting.all.map(\.name) }

  var takesValue: Bool {
    switch self {
    case .option(let option): option.placeholder != nil
    case .setting(let setting): setting.form != .flag
    }
  }
}
