/// The completion script for Zsh, to be sourced or to be found in `fpath` as `_singletongen`.
enum ZshCompletion {
  static let script = """
    #compdef singletongen
    # Zsh completion for singletongen.

    _singletongen() {
      _arguments -s -S \\
    \(arguments)
        '*:spec:_files'
    }

    if [[ ${funcstack[1]} == _singletongen ]]; then
      _singletongen "$@"
    else
      compdef _singletongen singletongen
    fi

    """

  private static var arguments: String {
    FlagDescription.all.flatMap { flag in
      flag.spellings.map { "    " + CompletionQuoting.posix(argument(flag, $0)) + " \\" }
    }.joined(separator: "\n")
  }

  /// What `_arguments` is told of one spelling of a flag.
  private static func argument(_ flag: FlagDescription, _ spelling: String) -> String {
    let isLong = spelling.hasPrefix("--")
    var text =
      flag.spellings.count > 1 && !flag.isRepeatable
      ? "(\(flag.spellings.joined(separator: " ")))" : flag.isRepeatable ? "*" : ""
    text += spelling
    // The value stands behind = or in the next word; that of a letter behind it as well.
    if flag.placeholder != nil { text += isLong ? "=" : "+" }
    text += "[\(CompletionQuoting.zshArgument(flag.summary))]"
    guard let placeholder = flag.placeholder else { return text }
    text += ":\(CompletionQuoting.zshArgument(placeholder)):"
    switch flag.value {
    case .none, .text: return text + " "
    case .path: return text + "_files"
    case .words(let words, _): return text + "(\(words.joined(separator: " ")))"
    }
  }
}
