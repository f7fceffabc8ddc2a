/// The completion script for Bash 3.2 and later.
///
/// An empty reply makes readline offer file names, which it quotes better than a script could.
enum BashCompletion {
  static let script = """
    # Bash completion for singletongen.

    _singletongen() {
      local current=${COMP_WORDS[COMP_CWORD]} flag= start= words= index
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        if [[ ${COMP_WORDS[index]} == -- ]]; then return; fi
      done

      # Where = breaks words, it is a word of its own.
      if [[ $current == = ]]; then
        flag=${COMP_WORDS[COMP_CWORD - 1]} current=
      elif ((COMP_CWORD > 2)) && [[ ${COMP_WORDS[COMP_CWORD - 1]} == = ]]; then
        flag=${COMP_WORDS[COMP_CWORD - 2]}
      elif [[ $current == -*=* ]]; then
        flag=${current%%=*} start=$flag= current=${current#*=}
      elif ((COMP_CWORD > 1)); then
        flag=${COMP_WORDS[COMP_CWORD - 1]}
      fi

      case $flag in
    \(cases)
        *)
          if [[ $current != -* ]]; then return; fi
          words=\(CompletionQuoting.posix(names))
          ;;
      esac

      # No word has a space or a pattern in it.
      COMPREPLY=($(compgen -P "$start" -W "$words" -- "$current"))
      if ((${#COMPREPLY[@]} == 0)); then
        compopt +o bashdefault +o default 2>/dev/null
      fi
    }

    complete -o bashdefault -o default -F _singletongen singletongen

    """

  private static var names: String {
    FlagDescription.all.flatMap(\.spellings).joined(separator: " ")
  }

  /// What follows a flag that takes a value.
  private static var cases: String {
    var text = ""
    for flag in FlagDescription.all {
      let action: String
      switch flag.value {
      case .none: continue
      case .path: action = "return"
      case .text: action = "words="
      case .words(let words, _):
        action = "words=" + CompletionQuoting.posix(words.joined(separator: " "))
      }
      text += "    \(flag.spellings.joined(separator: " | "))) \(action) ;;\n"
    }
    return String(text.dropLast())
  }
}
