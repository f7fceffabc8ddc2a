/// The names of the files that hold a text until it takes the place of another.
enum Temporary {
  private static let prefix = ".singletongen-"

  /// The name of this process's temporary file with a number.
  static func name(_ number: Int) -> String { "\(prefix)\(getpid())-\(number)" }

  /// Removes from a folder what runs left there that were killed.
  ///
  /// A run takes less than a second. What is older than an hour, and of a process that is gone,
  /// nobody is waiting for: not even a machine or a container that shares the folder.
  static func removeDead(in folder: String) {
    guard let names = try? Paths.names(in: folder) else { return }
    for name in names where name.hasPrefix(prefix) {
      let path = Paths.join(folder, name)
      var status = stat()
      guard let process = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" }), process > 0,
        kill(process, 0) != 0, errno == ESRCH,
        lstat(path, &status) == 0, status.isRegular, status.age > 3600
      else { continue }
      unlink(path)
    }
  }
}

extension stat {
  /// The time since the last change, in seconds.
  fileprivate var age: Int {
    #if canImport(Darwin)
      time(nil) - st_mtimespec.tv_sec
    #else
      time(nil) - st_mtim.tv_sec
    #endif
  }
}
