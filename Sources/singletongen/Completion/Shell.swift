import SingletonGenCore

/// A shell that there is a completion script for.
enum Shell: String, Choice {
  case bash, zsh, fish

  /// The script, which the shell's own ways to install completions take as it is.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}
