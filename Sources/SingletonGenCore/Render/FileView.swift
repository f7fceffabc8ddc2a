/// What the head and the tail of a file place: its origin and its imports.
struct FileView {
  private(set) var view: View

  init(_ definitions: ArraySlice<Definition>) {
    view = View()
    let origins = Self.origins(definitions)
    if !origins.isEmpty { view.set(.from, origins.joined(separator: " and ")) }
    let singletons = definitions.map(\.singleton)
    var modules: Set<String> = []
    for singleton in singletons { modules.formUnion(singleton.modules) }
    let unfair = singletons.contains(where: \.usesUnfairLock)
    let misuse = singletons.contains { $0.settings.misuse == .log }
    view.set(.hasModules, !modules.isEmpty)
    view.set(.imports, lines: modules.sorted())
    view.set(.importsUnfairLock, unfair)
    view.set(.importsMutex, modules.contains("Synchronization"))
    view.set(.importsC, misuse)
    let hidesString = singletons.contains { $0.name.components[0].name == "String" }
    view.set(.stringType, hidesString ? "Swift.String" : "String")
  }

  /// The specs' own names, without the folders that differ between machines.
  private static func origins(_ definitions: ArraySlice<Definition>) -> [String] {
    var origins: [String] = []
    for definition in definitions where definition.source.origin == .file {
      let name = definition.source.baseName
      if !origins.contains(name) { origins.append(name) }
    }
    return origins
  }
}

extension SourceText {
  /// The last part of the path, with what could end a comment's line written out.
  fileprivate var baseName: String {
    if name == SourceText.standardInputName { return "standard input" }
    let base = name.utf8.split(separator: UInt8(ascii: "/")).last.map { String($0) ?? name }
    var result = ""
    for scalar in (base ?? name).unicodeScalars {
      if scalar.isPrintable {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return result
  }
}

extension Singleton {
  /// The modules that the output of these settings needs on every platform.
  fileprivate var modules: [String] {
    var modules = settings.imports.map(\.text)
    if usesLock {
      switch settings.lock {
      case .mutex: modules.append("Synchronization")
      case .nsLock: modules.append("Foundation")
      case .unfair: break
      }
    }
    if settings.copying || settings.inheritsFromNSObject { modules.append("Foundation") }
    return modules
  }

  fileprivate var usesUnfairLock: Bool { usesLock && settings.lock == .unfair }

  private var usesLock: Bool {
    settings.strategy == .lock || (settings.perSubclass && !settings.isIsolated)
  }
}
