import SingletonGenCore

/// The errors of the command line: exit status 64.
extension Diagnostic {
  static func unknownFlag(
    _ flag: String, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    let names = FlagDescription.all.map { "--" + $0.name }
    let longer = names.filter { $0.hasPrefix(flag) }
    let hint =
      longer.count == 1
      ? "did you mean '\(longer[0])'?"
      : SingletonGenCore.hint(for: flag, among: names, otherwise: "--help lists all flags")
    return Diagnostic("unknown flag \(flag.quoted); \(hint)", in: source, at: range)
  }

  static func unknownValue(
    _ value: String, _ option: Option, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "unknown value \(value.quoted) for --\(option.name); "
        + hint(for: value, among: option.values),
      in: source, at: range)
  }

  static func missingValue(
    _ flag: String, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "\(flag) needs a value; use \(flag)=VALUE for a value that starts with '-'", in: source,
      at: range)
  }

  static func needlessValue(
    _ flag: String, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "\(flag) takes no value; give it alone for true, and leave it out for false", in: source,
      at: range)
  }

  static func emptyValue(
    _ option: Option, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "the value of --\(option.name) is empty; give a \(option.placeholder ?? "value")",
      in: source, at: range)
  }

  static func repeated(
    _ flag: String, _ first: String, _ second: String, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "--\(flag) is given twice, as \(first.quoted) and as \(second.quoted); leave one out",
      in: source, at: range)
  }

  static func emptyArgument(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "an argument is empty; give the path of a spec, or - for standard input", in: source,
      at: range)
  }

  /// The word has U+FFFD in place of what is not UTF-8.
  static func notUTF8(
    _ word: String, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "the argument \(word.quoted) is not UTF-8; write it in UTF-8", in: source, at: range)
  }

  // MARK: Arguments that are wrong together

  static let nothingToDo = Diagnostic(
    "there is nothing to do; give a spec, or --name",
    in: SourceText(name: "singletongen", bytes: [], origin: .commandLine), at: 0..<0)

  static func notTogether(
    _ flag: Arguments.Given, _ other: Arguments.Given, in source: SourceText
  ) -> Diagnostic {
    Diagnostic(
      "\(flag.spelling) cannot be used with \(other.spelling); leave one of them out", in: source,
      at: flag.range)
  }

  static func notTogether(
    _ spec: Located<String>, _ other: Arguments.Given, in source: SourceText
  ) -> Diagnostic {
    Diagnostic(
      "the spec \(spec.value.quoted) cannot be used with \(other.spelling); leave one of them out",
      in: source, at: spec.range)
  }

  static func settingWithoutName(_ setting: Arguments.Given, in source: SourceText) -> Diagnostic {
    Diagnostic(
      "\(setting.spelling) needs --name; for the singletons of a spec, write the setting into it",
      in: source, at: setting.range)
  }

  static func needsOutput(_ flag: Arguments.Given, in source: SourceText) -> Diagnostic {
    Diagnostic(
      "\(flag.spelling) needs --output with the path of a file or directory", in: source,
      at: flag.range)
  }

  static func pruneNeedsFolder(
    _ output: String, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "--prune needs an output directory, and \(output.quoted) is a file; end the path of a new "
        + "directory with /",
      in: source, at: range)
  }

  static func standardInputTwice(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "'-' is given twice, and standard input can be read once; leave one out", in: source,
      at: range)
  }
}
