/// A module that the output imports.
package struct Import: Hashable, Sendable {
  /// When the import is compiled.
  package enum Condition: Hashable, Sendable {
    case always
    /// On Apple platforms, with another module elsewhere.
    case hasOS
    case debug
  }

  /// What stands after `import`: a module, or the kind and name of one declaration.
  package let name: String
  package var condition = Condition.always

  /// The module, without a submodule or a declaration.
  var module: String {
    let path = name.split(separator: " ").last ?? ""
    return path.split(separator: ".").first.map(String.init) ?? name
  }
}

extension Resolution {
  /// The modules that the output of these settings needs, the user's included.
  package var imports: [Import] {
    var imports = settings.imports.map { Import(name: $0.text) }
    switch lock {
    case nil: break
    case .mutex: imports.append(Import(name: "Synchronization"))
    case .nsLock: imports.append(Import(name: "Foundation"))
    case .unfair: imports.append(Import(name: "os", condition: .hasOS))
    }
    if settings.copying || settings.inheritsFromNSObject || settings.misuse == .log {
      imports.append(Import(name: "Foundation"))
    }
    if settings.detectRecursion {
      imports.append(Import(name: "class Foundation.Thread", condition: .debug))
    }
    return imports
  }
}
