/// What the flags beside `--output` say of the files.
struct WritingOptions {
  let checks: Bool
  let listsOutputs: Bool
  let prunes: Bool
  let forces: Bool
  let touches: Bool
  let depfile: String?

  init(_ arguments: Arguments) {
    checks = arguments.has(.check)
    listsOutputs = arguments.has(.listOutputs)
    prunes = arguments.has(.prune)
    forces = arguments.has(.force)
    touches = arguments.has(.touch)
    depfile = arguments.value(of: .depfile)?.value
  }
}
