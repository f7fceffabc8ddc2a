import Foundation
import SingletonGenCore
import TestSupport
import Testing

/// The completion scripts, in the shells they are for.
@Suite struct CompletionTests {
  static let shells = ["bash", "zsh", "fish"]

  @Test(arguments: shells)
  func everyFlagIsInTheScript(shell: String) throws {
    let outcome = try Tool.run("--generate-completion-script", shell)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let help = try Tool.run("--help").output
    let flags = help.matches(of: /^  (?:-., )?--([a-z-]+)/.anchorsMatchLineEndings()).map(\.1)
    #expect(flags.count > Setting.all.count)
    for flag in flags {
      let spelling = shell == "fish" ? "-l \(flag) " : "--\(flag)"
      #expect(outcome.output.contains(spelling), "\(flag)")
    }
    #expect(outcome.output.contains("OSAllocatedUnfairLock"))
    #expect(outcome.output.hasSuffix("\n"))
  }

  @Test func anUnknownShellIsRefused() throws {
    let outcome = try Tool.run("--generate-completion-script", "fihs")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix(
        "singletongen: error: unknown value 'fihs' for --generate-completion-script; "
          + "did you mean 'fish'?\n"))
  }

  /// Gives a script's path to a shell as `$1`, and more words behind it.
  private func shell(
    _ name: String, flags: [String] = [], _ code: String, _ words: [String] = []
  ) throws -> Tool.Outcome {
    let scratch = try Scratch()
    let text = try Tool.run("--generate-completion-script", name).output
    let script = try scratch.write("script", text).path
    try scratch.write("Folder/Singletons.toml", "")
    try scratch.write("test", code)
    return try Tool.run(
      executable: name, flags + ["../test", script] + words,
      in: scratch.url.appendingPathComponent("Folder"))
  }

  // MARK: Bash

  /// The words of a command line as Bash breaks them, and what is offered for the last.
  static let bash: [([String], [String])] = [
    (["--strategy", ""], ["once", "lock", "eager", "flexible"]),
    (["--strategy", "f"], ["flexible"]),
    (["--strategy", "="], ["once", "lock", "eager", "flexible"]),
    (["--strategy", "=", "l"], ["lock"]),
    (["--strategy=l"], ["--strategy=lock"]),
    (["--str"], ["--strategy"]),
    (["--name", "X", "--de"], ["--depfile", "--destroy", "--detect-recursion"]),
    (["--destroy", "--o"], ["--output", "--objc"]),
    (["--generate-completion-script", ""], ["bash", "zsh", "fish"]),
    (["--isolation", "M"], ["MainActor"]),
    (["--name", ""], []),
    (["--output", ""], []),
    (["--template", "="], []),
    ([""], []),
    (["--", "--str"], []),
    (["--", "--strategy", ""], []),
  ]

  @Test(.enabled(if: Tool.exists("bash"), "bash is not installed"), arguments: bash)
  func bashOffers(words: [String], offers: [String]) throws {
    let code = """
      set -u
      source "$1"
      shift
      COMP_WORDS=(singletongen "$@")
      COMP_CWORD=$#
      _singletongen
      for word in ${COMPREPLY[@]+"${COMPREPLY[@]}"}; do echo "$word"; done
      """
    let outcome = try shell("bash", code, words)
    #expect(outcome.errors == "")
    #expect(outcome.output == offers.map { $0 + "\n" }.joined())
  }

  @Test(.enabled(if: Tool.exists("bash"), "bash is not installed"))
  func bashOffersFilesWhereNothingIsOffered() throws {
    let outcome = try shell("bash", "source \"$1\"; bash -n \"$1\"; complete -p singletongen")
    #expect(outcome.errors == "")
    #expect(
      outcome.output == "complete -o bashdefault -o default -F _singletongen singletongen\n")
  }

  // MARK: Zsh

  static let zsh: [(String, [String])] = [
    ("--strategy ", ["eager", "flexible", "lock", "once"]),
    ("--strategy=", ["eager", "flexible", "lock", "once"]),
    ("--mis", ["--misuse"]),
    ("--te", ["--testing", "withShared(_:operation:) replaces"]),
    ("--name X --de", ["--depfile", "--destroy", "--detect-recursion"]),
    ("--output ", ["Singletons.toml"]),
    ("-o", ["Singletons.toml"]),
    ("Singl", ["Singletons.toml"]),
    ("-- Singl", ["Singletons.toml"]),
  ]

  /// Types the line and a tab in an interactive Zsh, and looks at what appears.
  @Test(.enabled(if: Tool.exists("zsh"), "zsh is not installed"), arguments: zsh)
  func zshOffers(line: String, offers: [String]) throws {
    let code = """
      zmodload zsh/zpty
      zpty session zsh -f -i
      text=
      wait_for() {
        local chunk tries=0
        until [[ $text == *$1* ]] || (( ++tries > 500 )); do
          if zpty -r -t session chunk; then text+=$chunk; else sleep 0.02; fi
        done
      }
      zpty -w session "PS1=; autoload -Uz compinit; compinit -u -D; source ${(q)1}; print REA''DY"
      wait_for READY
      text=
      zpty -w -n session "singletongen $2"$'\\t\\t'
      shift 2
      for offer; do wait_for $offer; done
      print -rn -- "$text"
      """
    let outcome = try shell("zsh", flags: ["-f"], code, [line] + offers)
    #expect(outcome.errors == "")
    for offer in offers { #expect(outcome.output.contains(offer)) }
  }

  @Test(.enabled(if: Tool.exists("zsh"), "zsh is not installed"))
  func zshReadsTheScript() throws {
    let outcome = try shell("zsh", flags: ["-f"], "zsh -n \"$1\" && head -1 \"$1\"")
    #expect(outcome.errors == "")
    #expect(outcome.output == "#compdef singletongen\n")
  }

  // MARK: Fish

  static let fish: [(String, [String])] = [
    ("--strategy ", ["eager", "flexible", "lock", "once"]),
    ("--strategy=l", ["--strategy=lock"]),
    ("--str", ["--strategy"]),
    ("--name X --de", ["--depfile", "--destroy", "--detect-recursion"]),
    ("--name Singl", []),
    ("--output Singl", ["Singletons.toml"]),
    ("Singl", ["Singletons.toml"]),
  ]

  @Test(.enabled(if: Tool.exists("fish"), "fish is not installed"), arguments: fish)
  func fishOffers(line: String, offers: [String]) throws {
    let code = """
      fish -n $argv[1]
      source $argv[1]
      complete -C "singletongen $argv[2]"
      """
    let outcome = try shell("fish", flags: ["--no-config"], code, [line])
    #expect(outcome.errors == "")
    let words = outcome.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(words.map(String.init) == offers)
  }

  @Test(.enabled(if: Tool.exists("fish"), "fish is not installed"))
  func fishShowsDescriptionsAsTheyAre() throws {
    let code = "source $argv[1]; complete -C 'singletongen --accessor'"
    let outcome = try shell("fish", flags: ["--no-config"], code)
    #expect(outcome.output == "--accessor\t\(Setting[.accessor].summary)\n")
  }
}
