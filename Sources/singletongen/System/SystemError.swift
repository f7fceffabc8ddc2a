/// What the operating system says of a call that failed.
struct SystemError: Error {
  let code: Int32

  /// The error of the last call of this thread.
  static var last: SystemError { SystemError(code: errno) }

  var isBrokenPipe: Bool { code == EPIPE }

  /// The system's own words, such as `No such file or directory`.
  var reason: String { String(cString: strerror(code)) }
}
