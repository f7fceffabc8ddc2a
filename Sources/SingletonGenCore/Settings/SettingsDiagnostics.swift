extension Diagnostic {
  static func wrongType(
    _ setting: Setting, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    let wanted =
      switch setting.form {
      case .choice, .text: "a string"
      case .list: "an array of strings"
      case .flag: "true or false, without quotes"
      }
    return Diagnostic("\(setting.name) takes \(wanted)", in: source, at: range)
  }

  static func unknownValue(
    _ text: String, _ setting: Setting, known: [String], in source: SourceText,
    at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "unknown \(setting.name) \(text.quoted); " + hint(for: text, among: known), in: source,
      at: range)
  }

  static func unknownIsolation(
    _ text: String, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    let hint = SingletonGenCore.hint(
      for: text, among: Isolation.words + ["MainActor"],
      otherwise: "use one of \(Isolation.words.joined(separator: ", ")), or the name of a global "
        + "actor")
    return Diagnostic("unknown isolation \(text.quoted); \(hint)", in: source, at: range)
  }

  static func unknownSetting(
    _ name: String, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "unknown setting \(name.quoted); " + hint(for: name, among: Setting.all.map(\.name)),
      in: source, at: range)
  }

  static func emptyText(
    _ setting: Setting, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic("\(setting.name) is empty; give it a value or leave it out", in: source, at: range)
  }

  static func controlCharacter(
    _ scalar: Unicode.Scalar, _ setting: Setting, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "\(setting.name) holds the control character \(String(scalar).quoted), which Swift source "
        + "cannot; take it out",
      in: source, at: range)
  }

  static func notAnAccessor(
    _ text: String, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "accessor \(text.quoted) is not a Swift identifier; use letters, digits and _, and {name} "
        + "for the type's name",
      in: source, at: range)
  }

  static func reservedAccessor(
    _ name: String, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "accessor '\(name)' means something else behind a type and a dot, even between backticks; "
        + "use another name",
      in: source, at: range)
  }

  static func notAType(
    _ text: String, _ setting: Setting, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    let what = setting.id == .imports ? "a module" : "a type"
    return Diagnostic(
      "\(setting.name): \(text.quoted) is not the name of \(what); use identifiers, joined by dots",
      in: source, at: range)
  }

  static func repeatedItem(
    _ text: String, _ setting: Setting, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "\(setting.name) names \(text.quoted) twice; leave one out", in: source, at: range)
  }

  static func unbalanced(
    _ mistake: SwiftFragment.Mistake, _ setting: Setting, in source: SourceText,
    at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic("\(setting.name): \(mistake.explanation)", in: source, at: range)
  }

  static func notOneExpression(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "create is more than one expression, or holds a comment; put it in a function of members",
      in: source, at: range)
  }

  static func notAnExpression(
    _ word: String, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "create begins with \(word.quoted), which is no expression that a static property can begin "
        + "with; put it in a function of members",
      in: source, at: range)
  }

  static func unfinishedExpression(in source: SourceText, at range: Range<Int>) -> Diagnostic {
    Diagnostic("create ends with an operator; finish the expression", in: source, at: range)
  }

  static func incompatible(
    _ rule: Rule, _ settings: Settings, in source: SourceText, at range: Range<Int>,
    name: Located<TypeName>
  ) -> Diagnostic {
    // A default of the spec is above the header of the singleton that it does not fit.
    let isDefault = source.origin == .file && range.lowerBound < name.range.lowerBound
    let note = Note(
      message: "in the singleton '\(name.value.plain)'", source: source, range: name.range)
    return Diagnostic(
      "\(settings.show(rule.setting)) is incompatible with \(settings.show(rule.other)): "
        + rule.reason,
      in: source, at: range, notes: isDefault ? [note] : [])
  }

  static func conflict(
    _ reason: String, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(reason, in: source, at: range)
  }

  static func badTypeName(
    _ text: String, _ refusal: TypeName.Refusal, in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    let reason =
      switch refusal {
      case .empty: "is empty; write an identifier"
      case .generic:
        "is generic, and Swift has no stored statics in generic types; use a plain type"
      case .underscore: "is not a name in Swift; use an identifier"
      case .notAnIdentifier:
        "is not an identifier of Swift; use letters, digits and _, with no digit first"
      case .instance:
        "means the instance or the type at hand, even between backticks; use another name"
      case .metatype:
        "means the metatype in a nested place, even between backticks; use another name"
      }
    return Diagnostic("type name \(text.quoted) \(reason)", in: source, at: range)
  }

  static func sameType(_ definition: Definition, first: Definition) -> Diagnostic {
    let name = definition.singleton.name.plain
    return Diagnostic(
      "the singleton '\(name)' is defined twice; leave one out", in: definition.source,
      at: definition.nameRange,
      notes: [
        Note(
          message: "'\(name)' is defined here first", source: first.source, range: first.nameRange)
      ])
  }

  static func noSingleton(in source: SourceText) -> Diagnostic {
    Diagnostic(
      "the spec has no singleton; add a header such as [MusicTool]", in: source,
      at: source.bytes.count..<source.bytes.count)
  }
}

extension Settings {
  /// A setting with its value as it would be written in a spec, for messages.
  func show(_ id: Setting.ID) -> String {
    let name = Setting[id].name
    switch id {
    case .strategy: return "\(name) = \"\(strategy.rawValue)\""
    case .kind: return "\(name) = \"\(kind.rawValue)\""
    case .form: return "\(name) = \"\(form.rawValue)\""
    case .access: return "\(name) = \"\(access.rawValue)\""
    case .misuse: return "\(name) = \"\(misuse.rawValue)\""
    case .lock: return "\(name) = \"\(lock.rawValue)\""
    case .isolation:
      let value =
        switch isolation {
        case .sendable: "sendable"
        case .unchecked: "unchecked"
        case .unsafe: "unsafe"
        case .globalActor(let actor): actor.text
        }
      return "\(name) = \"\(value)\""
    case .superclass: return superclass.map { "\(name) = \"\($0.text)\"" } ?? "no \(name)"
    case .copying, .destroy, .testing, .perSubclass, .detectRecursion, .objc:
      return "\(name) = true"
    case .accessor, .conformances, .imports, .create, .members, .doc, .template: return name
    }
  }
}

extension SwiftFragment.Mistake {
  /// What is wrong, for a message.
  var explanation: String {
    switch kind {
    case .unclosed(let opening): "\(opening.quoted) is never closed"
    case .unopened(let closing): "unbalanced \(closing.quoted)"
    case .mismatched(let closing, let opening):
      "\(closing.quoted) comes before \(opening.quoted) is closed"
    case .unterminatedString: "a string is not closed"
    case .unterminatedComment: "a comment is not closed"
    case .unterminatedRegex: "a regular expression is not closed"
    case .unterminatedIdentifier:
      "a name between backticks is empty, is not closed, or contains a backslash or control character"
    case .ambiguousSlash:
      "'/' begins a regular expression or an operator, depending on the language mode; write a "
        + "regular expression as #/…/#, and a space after an operator"
    case .singleQuote: "Swift has no single quotes; use double quotes"
    case .nonBreakingSpace: "a non-breaking space (U+00A0) stands outside a string; use a space"
    case .placeholder:
      "'<#' begins an editor placeholder; replace it with code, or put a space before '#'"
    case .directiveInLine(let word): "begin a new line with \(word.quoted)"
    case .sourceLocation:
      "#sourceLocation changes the positions of the generated code after it; leave it out"
    case .inInterpolation(let token):
      "\(token.quoted) inside an interpolation is not read alike by all compilers; compute the value "
        + "before the string"
    }
  }
}
