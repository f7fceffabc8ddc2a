/// The names of the files that hold a text until it takes the place of another.
///
/// `.singletongen-PID@HOST+N`: a later run sees from it that the process is gone.
enum Temporary {
  private static let prefix = ".singletongen-"

  /// The name of this process's temporary file with a number.
  static func name(_ number: Int) -> String { "\(prefix)\(getpid())@\(host)+\(number)" }

  /// The name of this machine, as far as it fits into the name of a file.
  private static let host: String = {
    let name = [CChar](unsafeUninitializedCapacity: 256) { buffer, count in
      count = gethostname(buffer.baseAddress!, 255) == 0 ? strlen(buffer.baseAddress!) : 0
    }
    return String(decoding: name.prefix(64).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()

  /// Removes from a directory what runs left there that were killed.
  ///
  /// Whether a process of another machine or container still runs is not known. A run takes less
  /// than a second; nobody waits for what is older than an hour.
  static func removeDead(in folder: String) {
    guard let names = try? Paths.names(in: folder) else { return }
    for name in names where name.hasPrefix(prefix) {
      let path = Paths.join(folder, name)
      let parts = name.dropFirst(prefix.count).split(separator: "@", maxSplits: 1)
      var status = stat()
      guard parts.count == 2, let process = pid_t(parts[0]), process > 0,
        let plus = parts[1].lastIndex(of: "+"), lstat(path, &status) == 0, status.isRegular
      else { continue }
      let isDead =
        parts[1][..<plus] == host
        ? kill(process, 0) != 0 && errno == ESRCH
        : time(nil) - status.modified.tv_sec > 3600
      if isDead { unlink(path) }
    }
  }
}
