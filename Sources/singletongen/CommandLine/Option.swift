import SingletonGenCore

/// One row of the table of flags that are not settings.
struct Option: Sendable {
  enum ID: CaseIterable {
    case name, output, check, prune, force, touch, depfile, listOutputs
    case printTemplate, color, generateCompletionScript, generateManual, help, version
  }

  /// What an argument is about, which decides what it can be used with.
  enum Kind {
    /// A spec, which has no option.
    case spec
    /// One singleton from flags: `--name`, and every setting.
    case singleton
    /// The files that are written.
    case output
    /// What the run does in place of writing; one at most.
    case action
    /// Any run.
    case general
  }

  let id: ID
  let kind: Kind
  /// What an action can be used with, besides what is general.
  var goesWith: [Kind] = []
  /// Without the two dashes.
  let name: String
  /// The letter after a single dash, if there is one.
  var letter: Character?
  /// What stands for the value in help; nil for a flag without one.
  var placeholder: String?
  /// The values there are; empty if any text will do.
  var values: [String] = []
  var defaultText: String?
  let summary: String

  var isAction: Bool { kind == .action }

  /// Whether the option says nothing of standard output.
  var needsOutput: Bool {
    switch kind {
    case .output: id != .output
    case .action: goesWith.contains(.output)
    case .spec, .singleton, .general: false
    }
  }

  static let all: [Option] = [
    Option(
      id: .name, kind: .singleton, name: "name", placeholder: "name",
      summary: "the type of one singleton, made from flags alone"),
    Option(
      id: .output, kind: .output, name: "output", letter: "o", placeholder: "path",
      summary: "a file, or a folder (it is one, or ends in /) that gets a file for each type; "
        + "- is standard output"),
    Option(
      id: .check, kind: .action, goesWith: [.spec, .singleton, .output], name: "check",
      summary: "write nothing; print a diff of what is out of date, and exit with 1 if anything is"),
    Option(
      id: .prune, kind: .output, name: "prune",
      summary: "remove what earlier runs wrote into the output folder and this one does not"),
    Option(
      id: .force, kind: .output, name: "force",
      summary: "overwrite files that singletongen did not write"),
    Option(
      id: .touch, kind: .output, name: "touch",
      summary: "set the time of files that stay as they are, for Make"),
    Option(
      id: .depfile, kind: .output, name: "depfile", placeholder: "path",
      summary: "write what the outputs were made from there, for Make and Ninja"),
    Option(
      id: .listOutputs, kind: .action, goesWith: [.spec, .singleton, .output], name: "list-outputs",
      summary: "write nothing; print the paths of the outputs, one a line"),
    Option(
      id: .printTemplate, kind: .action, goesWith: [.singleton], name: "print-template",
      placeholder: "strategy",
      values: Strategy.names, summary: "print a strategy's built-in template"),
    Option(
      id: .color, kind: .general, name: "color", placeholder: "when", values: ColorChoice.names,
      defaultText: "auto", summary: "whether messages are in colour"),
    Option(
      id: .generateCompletionScript, kind: .action, name: "generate-completion-script",
      placeholder: "shell",
      values: Shell.names, summary: "print what completes this command in a shell"),
    Option(
      id: .generateManual, kind: .action, name: "generate-manual",
      summary: "print the manual page, as mdoc"),
    Option(id: .help, kind: .general, name: "help", letter: "h", summary: "show this help"),
    Option(id: .version, kind: .general, name: "version", summary: "show the version"),
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

  var option: Option? { if case .option(let option) = self { option } else { nil } }

  var setting: Setting? { if case .setting(let setting) = self { setting } else { nil } }

  /// Without the two dashes.
  var name: String {
    switch self {
    case .option(let option): option.name
    case .setting(let setting): setting.name
    }
  }

  var takesValue: Bool {
    switch self {
    case .option(let option): option.placeholder != nil
    case .setting(let setting): setting.form != .flag
    }
  }

  /// Whether every time the flag is given adds to the others.
  var isRepeatable: Bool { if case .list? = setting?.form { true } else { false } }
}
