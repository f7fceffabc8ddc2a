import SingletonGenCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What makes a file the same under all of its names.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let inode: UInt64

  init(_ status: stat) {
    // The types of the fields differ between platforms; the bits are all that counts.
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// A spec or a user's template that the run has read.
struct Input {
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

extension stat {
  var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}
