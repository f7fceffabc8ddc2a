/// What the operating system says of a call that failed.
struct SystemError: Error {
  let code: Int32

  /// The error of the last call of this thread.
  static var last: SystemError { SystemError(code: errno) }

  var isBrokenPipe: Bool { code == EPIPE }

  /// Whether the process lacks the permission, whoever it is that denies it.
  var isDenied: Bool { [EACCES, EPERM, EROFS].contains(code) }

  /// The system's own words, such as `No such file or directory`.
  var reason: String {
    code == EILSEQ
      ? "the path, or what it links to, is not UTF-8; use another path"
      : String(cString: strerror(code))
  }
}
