import SingletonGenCore

/// What the flags beside `--output` say of the files.
struct WritingOptions {
  private(set) var checks = false
  private(set) var listsOutputs = false
  private(set) var prunes = false
  private(set) var forces = false
  private(set) var touches = false
  private(set) var depfile: String?
  /// The byte offsets (from 0) at which `--check` stands in the command line.
  private(set) var checkOffsets: [Int] = []
  /// The flags as they were given, each of them nothing without `--output`.
  private var given: [Option] = []

  mutating func take(_ option: Option, _ value: Located<String>) {
    given.append(option)
    switch option.id {
    case .check:
      checks = true
      checkOffsets.append(value.range.lowerBound)
    case .listOutputs: listsOutputs = true
    case .prune: prunes = true
    case .force: forces = true
    case .touch: touches = true
    case .depfile: depfile = value.value
    default: break
    }
  }

  /// Throws what is wrong with the flags together, before anything is read.
  func validate(output: String?) throws(UsageError) {
    guard let output else {
      if let option = given.first { throw .needsOutput(option) }
      return
    }
    if output.isEmpty { throw .emptyPath("output") }
    if depfile?.isEmpty == true { throw .emptyPath("depfile") }
    if checks && listsOutputs { throw .checkAndList }
    if prunes && !Paths.meansFolder(output) { throw .pruneNeedsFolder(output) }
  }
}

extension UsageError {
  fileprivate static func needsOutput(_ option: Option) -> UsageError {
    UsageError(message: "--\(option.name) is about files; say which with --output")
  }

  fileprivate static func emptyPath(_ name: String) -> UsageError {
    UsageError(message: "--\(name) is empty; give it a path")
  }

  fileprivate static let checkAndList = UsageError(
    message: "--check and --list-outputs both take the place of writing; leave one out")

  fileprivate static func pruneNeedsFolder(_ output: String) -> UsageError {
    UsageError(
      message: "--prune needs an output folder; \(output.quoted) is a file, or lacks a / at its end"
    )
  }
}
