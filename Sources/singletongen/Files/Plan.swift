import SingletonGenCore

/// Everything a run makes, in memory: the one thing that writing, `--check`, `--list-outputs` and
/// `--depfile` go by.
struct Plan {
  struct File {
    /// As a message shows it: relative if `--output` is.
    let path: String
    let text: [UInt8]
  }

  /// The output folder; nil if one file was asked for.
  let folder: String?
  /// At least one; no two of them are one file, on any disk.
  let files: [File]
  /// What the files were made from.
  let inputs: [Input]

  /// Renders the definitions into the output folder, or into one file.
  ///
  /// Types that need the same file are added to the diagnostics; the plan is of use only if there
  /// is no mistake.
  init(
    output: String, _ definitions: [Definition], with generator: inout Generator,
    from inputs: [Input],
    _ diagnostics: inout Diagnostics
  ) throws(Diagnostic) {
    self.inputs = inputs
    guard Paths.meansFolder(output) else {
      folder = nil
      files = [File(path: output, text: try generator.text(of: definitions[...]))]
      return
    }
    folder = output
    var files: [File] = []
    for file in GeneratedFile.files(of: definitions, &diagnostics) {
      files.append(
        File(
          path: Paths.join(output, file.name), text: try generator.text(of: file.definitions)))
    }
    self.files = files
  }

  /// The paths, one a line.
  var list: [UInt8] {
    Array(files.map { $0.path + "\n" }.joined().utf8)
  }
}
