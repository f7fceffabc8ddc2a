/// The completion script for fish 3 and later, which offers file names where nothing forbids it.
enum FishCompletion {
  static let script =
    "# Fish completion for singletongen.\n\n"
    + FlagDescription.all.map { line($0) + "\n" }.joined()

  private static func line(_ flag: FlagDescription) -> String {
    var text = "complete -c singletongen"
    if let letter = flag.letter { text += " -s \(letter)" }
    text += " -l \(flag.name)"
    switch flag.value {
    case .none: break
    case .text: text += " -x"
    case .path: text += " -r -F"
    case .words(let words, _):
      text += " -x -a " + CompletionQuoting.fish(words.joined(separator: " "))
    }
    return text + " -d " + CompletionQuoting.fish(flag.summary)
  }
}
