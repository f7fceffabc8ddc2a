#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Paths as texts, and what the file system says of them.
enum Paths {
  static let readOnly = O_RDONLY

  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folder part of a path; `.` where it has none.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// The path that a chain of symbolic links ends at, even if nothing is there yet.
  static func resolved(_ path: String) -> String {
    var path = path
    // The system's own limit for a chain of links.
    for _ in 0..<40 {
      guard let link = linkTarget(path) else { return path }
      path = link.hasPrefix("/") ? link : join(folder(of: path), link)
    }
    return path
  }

  private static func linkTarget(_ path: String) -> String? {
    let size = Int(PATH_MAX)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) {
        max(0, readlink(path, $0.baseAddress!, size))
      }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Makes a folder and those above it, as far as they are missing.
  static func makeFolder(_ path: String) throws(SystemError) {
    if isFolder(path) { return }
    let parent = folder(of: path)
    if parent != path { try makeFolder(parent) }
    // Another run may have made it meanwhile.
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw .last }
  }
}
