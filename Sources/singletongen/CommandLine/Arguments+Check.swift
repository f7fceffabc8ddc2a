import SingletonGenCore

extension Arguments {
  /// Adds what is wrong with arguments that are each right, but not together.
  func check(_ diagnostics: inout Diagnostics) {
    if let action = given.first(where: { $0.flag.option?.isAction == true }) {
      checkBeside(action, &diagnostics)
      if action.flag.option?.goesWith.contains(.spec) == false { return }
    }
    if let name = option(.name) {
      if let spec = specs.first { diagnostics.add(.notTogether(spec, name, in: source)) }
    } else if let setting = given.first(where: { $0.flag.setting != nil }) {
      diagnostics.add(.settingWithoutName(setting, in: source))
    } else if specs.isEmpty {
      diagnostics.add(.nothingToDo)
    }
    if let second = specs.filter({ $0.value == "-" }).dropFirst().first {
      diagnostics.add(.standardInputTwice(in: source, at: second.range))
    }
    checkOutput(&diagnostics)
  }

  private func checkBeside(_ action: Given, _ diagnostics: inout Diagnostics) {
    guard let option = action.flag.option else { return }
    for other in given where !other.flag.goes(with: option) {
      diagnostics.add(.notTogether(other, action, in: source))
    }
    if let spec = specs.first, !option.goesWith.contains(.spec) {
      diagnostics.add(.notTogether(spec, action, in: source))
    }
  }

  private func checkOutput(_ diagnostics: inout Diagnostics) {
    if let output {
      if let prune = option(.prune), !Paths.meansFolder(output) {
        diagnostics.add(.pruneNeedsFolder(output, in: source, at: prune.range))
      }
    } else if let first = given.first(where: { $0.flag.option?.needsOutput == true }) {
      diagnostics.add(.needsOutput(first, in: source))
    }
  }
}

extension Flag {
  /// Whether the flag changes what an action does.
  fileprivate func goes(with action: Option) -> Bool {
    switch self {
    case .option(let option):
      option.id == action.id || option.kind == .general || action.goesWith.contains(option.kind)
    case .setting(let setting):
      // A printed template is that of the strategy that the flag itself names.
      action.goesWith.contains(.singleton)
        && !(action.id == .printTemplate && setting.id == .strategy)
    }
  }
}
