/// Paths as texts, and what the file system says of them.
enum Paths {
  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folder part of a path; `.` where it has none.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Whether `--output` with this path means a folder: it ends in `/`, or it is one.
  static func meansFolder(_ path: String) -> Bool { path.hasSuffix("/") || isFolder(path) }

  static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.isFolder
  }

  /// The path that a chain of symbolic links ends at, even if nothing is there yet.
  ///
  /// A link that is not UTF-8 is the error `EILSEQ`. `/dev/stdout` ends at `/dev/fd/1` or the like
  /// and not at the file under it.
  static func resolved(_ path: String) throws(SystemError) -> String {
    var path = path
    // The system's own limit for a chain of links.
    for _ in 0..<40 {
      if descriptor(path) != nil { return path }
      guard let link = try linkTarget(path) else { return path }
      path = link.hasPrefix("/") ? link : join(folder(of: path), link)
    }
    return path
  }

  /// The number of the open file that a path stands for.
  static func descriptor(_ path: String) -> Int32? {
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }

  private static func linkTarget(_ path: String) throws(SystemError) -> String? {
    // One byte more than is read, for the zero at the end.
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    if readlink(path, &bytes, bytes.count - 1) <= 0 { return nil }
    let link = bytes.withUnsafeBufferPointer { String(validatingCString: $0.baseAddress!) }
    guard let link else { throw SystemError(code: EILSEQ) }
    return link
  }

  /// Makes a folder and those above it, as far as they are missing; adds what it made to a list.
  static func makeFolder(_ path: String, made: inout [String]) throws(SystemError) {
    if isFolder(path) { return }
    let path = try resolved(path)
    let parent = folder(of: path)
    if parent != path { try makeFolder(parent, made: &made) }
    if mkdir(path, 0o777) == 0 {
      made.append(path)
    } else if errno != EEXIST || !isFolder(path) {
      // Otherwise another run has made it meanwhile.
      throw .last
    }
  }

  /// The names of what is in a folder, in order; none if there is no folder.
  ///
  /// Names that are not UTF-8 are left out: singletongen makes none.
  static func names(in folder: String) throws(FileFailure) -> [String] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { return [] }
      throw FileFailure(folder, .system(.last))
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          String(validatingCString: $0)
        }
      }
      if let name { names.append(name) }
    }
    return names.sorted()
  }
}
