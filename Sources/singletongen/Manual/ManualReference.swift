/// The sections behind the description, in the order that manual pages have them.
enum ManualReference {
  static let text = environment + files + exitStatus + examples + seeAlso

  private static var environment: String {
    ".Sh ENVIRONMENT\n"
      + list([
        ("Ev COLUMNS", "The width of the help; that of the terminal otherwise, or 80."),
        ("Ev NO_COLOR", "If it is set and not empty, messages have no colour."),
        ("Ev TERM", "If it is dumb, messages have no colour."),
      ])
  }

  private static var files: String {
    ".Sh FILES\n"
      + list([
        ("Pa MusicTool.swift", "The file of a whole type in an output folder."),
        ("Pa MusicTool+Singleton.swift", "The file of an extension in an output folder."),
      ])
      + Mdoc.paragraph(
        "A file is replaced whole or left alone, and left alone if its text would not change. "
          + "If anything in a run is wrong, nothing is written.")
  }

  private static var exitStatus: String {
    ".Sh EXIT STATUS\n"
      + list([
        ("0", "All is done."),
        ("1", "Something is wrong with a spec or a file, or a check found one out of date."),
        ("64", "The command line is wrong."),
      ])
  }

  private static var examples: String {
    ".Sh EXAMPLES\nOne singleton, to standard output:\n"
      + Mdoc.example(["singletongen --name MusicTool --strategy once"])
      + ".Pp\nMany, in one file for each type:\n"
      + Mdoc.example(["singletongen singletons.toml --output Generated/"])
      + ".Pp\nMany, in one file:\n"
      + Mdoc.example(["singletongen singletons.toml --output Singletons.swift"])
      + ".Pp\nThe spec of the last two:\n"
      + Mdoc.example([
        "# settings before the first header hold for all",
        "access = \"public\"", "",
        "[MusicTool]", "strategy = \"once\"", "accessor = \"shared{name}\"", "",
        "[Audio.Settings]", "strategy = \"lock\"", "destroy = true",
      ])
  }

  private static var seeAlso: String {
    """
    .Sh SEE ALSO
    .Lk https://toml.io/en/v1.0.0 TOML
    .Lk https://mustache.github.io/mustache.5.html Mustache

    """
  }

  private static func list(_ items: [(title: String, text: String)]) -> String {
    let rows = items.map { ".It \($0.title)\n" + Mdoc.paragraph($0.text) }
    return ".Bl -tag -width Ds\n" + rows.joined() + ".El\n"
  }
}
