/// Holds back the signals by which users and build tools end a process, until `release`.
///
/// Waiting is simpler than cleaning up in a handler, and writing takes no time worth mentioning.
struct HeldSignals {
  private var before = sigset_t()

  init() {
    var held = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
    sigprocmask(SIG_BLOCK, &held, &before)
  }

  func release() {
    var before = before
    sigprocmask(SIG_SETMASK, &before, nil)
  }

  /// Makes a file that grows beyond the limit of the process an error of `write`, not its end.
  static func reportFullFiles() { _ = signal(SIGXFSZ, SIG_IGN) }
}
