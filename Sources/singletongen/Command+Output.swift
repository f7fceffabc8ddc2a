import SingletonGenCore

extension Command {
  /// Does with a plan what the flags ask for: list it, check it or write it.
  mutating func carryOut(_ plan: Plan) -> Status {
    guard diagnostics.isEmpty else { return fail() }
    let options = WritingOptions(arguments)
    if options.listsOutputs { return print(plan.list) }
    let survey = Survey(plan, options, &diagnostics)
    guard diagnostics.isEmpty else { return fail() }
    if options.checks { return check(survey) }
    do throws(FileFailure) {
      try OutputWriter.write(survey, touches: options.touches)
      return .done
    } catch {
      diagnostics.add(error.diagnostic)
      return fail()
    }
  }

  /// Prints what writing would change, and the command that would.
  private func check(_ survey: Survey) -> Status {
    let different = (survey.outputs + survey.stale).filter(\.isNeeded)
    if different.isEmpty { return .done }
    let changes = different.filter { !$0.isOnlyCRLF }
    if let file = different.first(where: \.isOnlyCRLF) {
      let count = different.count - changes.count
      let others = count == 1 ? "" : ", as in \(count - 1) more,"
      printErrors(
        of: Diagnostic(
          "only the line endings\(others) differ, CR LF for LF; put '*.swift text eol=lf' into "
            + ".gitattributes, and run: \(arguments.fixCommand)", with: file.path))
    }
    if changes.isEmpty { return .failed }
    var text: [UInt8] = []
    for change in changes {
      text += UnifiedDiff.text(from: change.old?.text, to: change.new, path: change.path)
    }
    _ = print(text)
    let count = changes.count == 1 ? "1 file is" : "\(changes.count) files are"
    printErrors(
      of: Diagnostic("\(count) out of date; run: \(arguments.fixCommand)", with: "singletongen"))
    return .failed
  }
}
