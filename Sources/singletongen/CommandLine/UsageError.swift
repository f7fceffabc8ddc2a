import SingletonGenCore

/// A command line that cannot be obeyed: exit status 64.
struct UsageError: Error {
  let message: String

  static func unknownFlag(_ flag: String) -> UsageError {
    let names = Flag.names.map { "--" + $0 }
    let longer = names.filter { $0.hasPrefix(flag) }
    let near = suggestion(for: flag, among: names) ?? (longer.count == 1 ? longer[0] : nil)
    return UsageError(
      message: "unknown flag \(flag.quoted)"
        + (near.map { "; did you mean '\($0)'?" } ?? "; --help lists them"))
  }

  static func unknownValue(_ value: String, _ option: Option) -> UsageError {
    let near = suggestion(for: value, among: option.values)
    return UsageError(
      message: "unknown value \(value.quoted) for --\(option.name); "
        + (near.map { "did you mean '\($0)'?" }
          ?? "it is one of \(option.values.joined(separator: ", "))"))
  }

  static func missingValue(_ flag: String) -> UsageError {
    UsageError(message: "\(flag) needs a value; one that begins with - goes behind =")
  }

  static func needlessValue(_ flag: String) -> UsageError {
    UsageError(message: "\(flag) takes no value; leave it out to say no")
  }

  static func emptyValue(_ option: Option) -> UsageError {
    let what = option.placeholder ?? "value"
    return UsageError(message: "the \(what) of --\(option.name) is empty; write one")
  }

  static let emptySpec = UsageError(
    message: "an argument is empty; write the path of a spec, or - for standard input")

  /// The system's library puts U+FFFD in place of what it cannot read.
  static func notUTF8(_ word: String) -> UsageError {
    UsageError(message: "the argument \(word.quoted) is not UTF-8; write it in UTF-8")
  }

  static let nothingToDo = UsageError(message: "there is nothing to do; give a spec, or --name")

  static func nameWithSpec(_ spec: String) -> UsageError {
    UsageError(
      message:
        "\(spec.quoted) would be a spec, and --name makes one singleton from flags; leave out "
        + "one of them")
  }

  static func settingWithoutName(_ setting: Setting) -> UsageError {
    UsageError(
      message: "--\(setting.name) goes with --name; for a spec, write the setting into it")
  }

  static func standardInputTwice() -> UsageError {
    UsageError(message: "'-' is given twice; standard input can be read once")
  }
}
