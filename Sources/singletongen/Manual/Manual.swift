/// The manual page, made from the tables of flags; the same for each build of a version.
enum Manual {
  static let text = head + synopsis + description + ManualReference.text

  private static let head =
    ".Dd \(versionDate)\n.Dt SINGLETONGEN 1\n.Os\n"
    + ".Sh NAME\n.Nm singletongen\n.Nd stamps out correct singletons in Swift\n"

  private static var synopsis: String {
    ".Sh SYNOPSIS\n" + Help.synopses.map(call).joined()
  }

  private static var description: String {
    ".Sh DESCRIPTION\n.Nm\n"
      + Mdoc.paragraph(
        "writes Swift types that have one instance each: thread-safe, without a warning, and as "
          + "a careful developer would have written them by hand. What they are like is said in "
          + "a spec, or by flags for one of them.")
      + ".Pp\n"
      + Mdoc.paragraph(
        "A spec is a TOML file. The header of a table is the name of a type, and a dotted name "
          + "is a type nested in one that exists already. Settings before the first header hold "
          + "for every singleton of the file.")
      + ".Pp\nThe arguments are as follows:\n.Bl -tag -width Ds\n.It Ar spec\n"
      + Mdoc.paragraph(Mdoc.sentence(Help.specSummary)) + ".El\n"
      + ".Ss Options\n" + list(FlagDescription.options)
      + ".Ss Settings\n"
      + Mdoc.paragraph(
        "Each is a key of a spec, and a flag beside --name. A flag without a value is true or "
          + "false in a spec, and a flag that may be repeated is an array of strings.")
      + list(FlagDescription.settings)
  }

  private static func list(_ flags: [FlagDescription]) -> String {
    ".Bl -tag -width Ds\n" + flags.map(item).joined() + ".El\n"
  }

  private static func item(_ flag: FlagDescription) -> String {
    // `Fl` writes one dash itself.
    var title = flag.spellings.map { "Fl " + $0.dropFirst() }.joined(separator: " , ")
    if let placeholder = flag.placeholder { title += " Ar " + placeholder }
    if flag.isRepeatable { title += " ..." }
    let remark = flag.remark.map { Mdoc.paragraph(Mdoc.sentence($0)) } ?? ""
    return ".It \(title)\n" + Mdoc.paragraph(Mdoc.sentence(flag.summary)) + remark
  }

  /// A usage line as macros: flags, arguments in angle brackets, and options in square ones.
  private static func call(_ synopsis: String) -> String {
    var text = ""
    for word in synopsis.split(separator: " ") {
      let bare = word.filter { !"[]<>".contains($0) }
      let macro =
        bare.hasPrefix("-") ? "Fl \(bare.dropFirst())" : word.contains("<") ? "Ar \(bare)" : bare
      if bare == "singletongen" {
        text += ".Nm"
      } else if word.hasPrefix("[") {
        text += "\n.Op " + macro
      } else if word.hasPrefix("<") && !text.hasSuffix(".Nm") || bare == "..." {
        text += " " + macro
      } else {
        text += "\n." + macro
      }
    }
    return text + "\n"
  }
}
