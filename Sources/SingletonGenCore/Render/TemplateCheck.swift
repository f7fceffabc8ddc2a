import SingletonGenTemplates

extension Template {
  /// Adds the names and the partials that do not exist to the diagnostics.
  func checkReferences(_ diagnostics: inout Diagnostics) {
    let names = TemplateName.all.map(\.path)
    for reference in references {
      if reference.kind == .partial {
        if !Templates.names.contains(reference.name) {
          diagnostics.add(
            .unknownPartial(reference.name, Templates.names, in: source, at: reference.range))
        }
      } else if !names.contains(reference.name) {
        diagnostics.add(.unknownName(reference.name, names, in: source, at: reference.range))
      }
    }
    let allowed: Set<UInt8> = [UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t")]
    // Marks of `NamePart` are control characters.
    if let offset = source.bytes.firstIndex(where: { $0 < 0x20 && !allowed.contains($0) }) {
      diagnostics.add(.controlCharacterInTemplate(in: source, at: offset..<offset + 1))
    }
  }
}

/// What a user's template has to use for a setting, so that its promise is kept.
private struct Promise {
  let setting: Setting.ID
  /// Whether the settings make the promise.
  let isMade: @Sendable (Settings) -> Bool
  /// The names of which the template or its partials use one.
  let names: [String]
  /// What keeps the promise where the template writes it itself.
  let word: String?

  static let all: [Promise] = [
    Promise(.accessor, "accessor.name") { $0.range(of: .accessor) != nil },
    Promise(.access, "access") { $0.access != .internal },
    Promise(.create, "create", "creation.checked") { $0.create != nil },
    Promise(.members, "members") { $0.members != nil },
    Promise(.misuse, "misuse.isExplained", word: "unavailable") { $0.misuse == .explain },
    Promise(.misuse, "misuse.isLogged", word: "init?(") { $0.misuse == .log },
    Promise(.copying, "copying", word: "func copy(") { $0.copying },
    Promise(.destroy, "destroy", word: "func destroyShared(") { $0.destroy },
    Promise(.testing, "testing", word: "func withShared") { $0.testing },
    Promise(.perSubclass, "perSubclass", "storage.isPerClass", word: "as? Self") { $0.perSubclass },
    Promise(.lock, "lock.isNSLock", word: "NSLock") { $0.lock == .nsLock },
    Promise(.lock, "lock.isUnfairLock", word: "OSAllocatedUnfairLock") { $0.lock == .unfair },
    Promise(.detectRecursion, "detectRecursion", "creation.checked") { $0.detectRecursion },
    Promise(.objc, "objc", word: "@objc") { $0.objc },
  ]

  private init(
    _ setting: Setting.ID, _ names: String..., word: String? = nil,
    when isMade: @escaping @Sendable (Settings) -> Bool
  ) {
    self.setting = setting
    self.isMade = isMade
    self.names = names
    self.word = word
  }
}

extension Generator {
  /// Adds what the settings of a definition promise and its user's template leaves out, and what
  /// in the rendered template would reach beyond the type's body, to the diagnostics.
  mutating func check(_ definition: Definition, _ diagnostics: inout Diagnostics) {
    guard let template = customTemplate(of: definition) else { return }
    let body: String
    do throws(Diagnostic) {
      body = String(decoding: try self.body(of: definition), as: UTF8.self)
    } catch {
      diagnostics.add(error)
      return
    }
    let settings = definition.singleton.settings
    let names = referencedNames(template)
    func add(_ id: Setting.ID, _ message: String) {
      let range = settings.range(of: id) ?? settings.range(of: .template)
      diagnostics.add(
        Diagnostic(message, in: definition.source, at: range ?? definition.nameRange))
    }
    let path = template.source.name.quoted
    for promise in Promise.all where promise.isMade(settings) {
      if promise.word.map(body.contains) == true { continue }
      if !promise.names.contains(where: names.contains) {
        add(
          promise.setting,
          "the template \(path) does not use {{\(promise.names[0])}}, so it cannot keep "
            + "\(settings.show(promise.setting)); use it, or leave the setting out")
      }
    }
    switch SwiftFragment.scan(body) {
    case .failure(let error):
      add(.template, "the output of \(path) is not the body of a type: \(error.explanation)")
    case .success(let fragment):
      let isOpen = definition.singleton.group.resolution.initializer == .none
      if !isOpen, fragment.initializers.isEmpty {
        add(
          .template,
          "the template \(path) declares no initializer, so anyone could make an instance; use "
            + "{{> initializer}}")
      }
    }
  }

  /// The names that a template and its partials use.
  private mutating func referencedNames(_ template: Template) -> Set<String> {
    var names: Set<String> = []
    var seen: Set<String> = []
    var pending = [template]
    while let next = pending.popLast() {
      for reference in next.references {
        if reference.kind != .partial {
          names.insert(reference.name)
        } else if seen.insert(reference.name).inserted, let partial = builtIn(reference.name) {
          pending.append(partial)
        }
      }
    }
    return names
  }
}

extension Diagnostic {
  fileprivate static func unknownName(
    _ name: String, _ known: [String], in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    let hint = SingletonGenCore.hint(
      for: name, among: known, otherwise: "the README lists the names")
    return Diagnostic("no name \(name.quoted) for templates; \(hint)", in: source, at: range)
  }

  fileprivate static func unknownPartial(
    _ name: String, _ known: [String], in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic("no partial \(name.quoted); \(hint(for: name, among: known))", in: source, at: range)
  }

  fileprivate static func controlCharacterInTemplate(
    in source: SourceText, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic("a template cannot contain control characters; remove it", in: source, at: range)
  }
}
