import SingletonGenCore

/// A spec or a user's template that the run has read.
struct Input {
  /// How many bytes it may have: more than any real one has, and so few that reading ends.
  static let limit = 64 << 20

  /// As the user wrote it, or a stand-in for standard input.
  let path: String
  let identity: FileIdentity
  /// Whether it can be read again under its path, unlike a pipe or standard input.
  let isFile: Bool

  init(_ path: String, _ status: stat) {
    self.path = path
    identity = FileIdentity(status)
    isFile = status.isRegular && path != SourceText.standardInputName
  }
}

extension SystemError {
  /// Why an input could not be read.
  var inputReason: String {
    code == EFBIG
      ? "it is larger than \(Input.limit >> 20) MiB, the limit for an input; split it" : reason
  }
}
