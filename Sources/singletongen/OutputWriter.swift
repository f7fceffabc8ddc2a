#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Replaces files whole, or not at all.
///
/// Every text is written to a temporary file in the folder of its target first; the targets are
/// replaced only when all are written, each by one rename.
struct OutputWriter {
  /// Why a file could not be written.
  struct Failure: Error {
    let path: String
    let reason: String
  }

  private struct Staged {
    let temporary: String
    let target: String
  }

  private var staged: [Staged] = []
  private var counter = 0

  /// Writes the text beside its target, unless the target has it already.
  ///
  /// A target that is a symbolic link stands for the file it names.
  mutating func stage(_ text: [UInt8], for path: String) throws(Failure) {
    do throws(SystemError) {
      try stageFile(text, for: path)
    } catch {
      throw Failure(path: path, reason: error.reason)
    }
  }

  private mutating func stageFile(_ text: [UInt8], for path: String) throws(SystemError) {
    let target = Paths.resolved(path)
    var mode: mode_t?
    if let old = try Self.existing(target) {
      if old.text == text { return }
      mode = old.mode
    }
    try Paths.makeFolder(Paths.folder(of: target))
    let temporary = try write(text, in: Paths.folder(of: target), mode: mode)
    staged.append(Staged(temporary: temporary, target: target))
  }

  /// The text and the permissions of a file; nil if there is none.
  private static func existing(
    _ path: String
  ) throws(SystemError) -> (text: [UInt8], mode: mode_t)? {
    do throws(SystemError) {
      let file = try FileHandle(path, O_RDONLY)
      return (try file.readAll(), try file.status().st_mode & 0o7777)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  /// Writes a new file of a name that no other process uses, and gives its path.
  private mutating func write(
    _ text: [UInt8], in folder: String, mode: mode_t?
  ) throws(SystemError) -> String {
    while true {
      counter += 1
      let path = Paths.join(folder, ".singletongen-\(getpid())-\(counter)")
      do throws(SystemError) {
        let file = try FileHandle(path, O_WRONLY | O_CREAT | O_EXCL)
        do throws(SystemError) {
          try file.write(text)
          if let mode, fchmod(file.descriptor, mode) != 0 { throw .last }
        } catch {
          unlink(path)
          throw error
        }
        return path
      } catch {
        if error.code != EEXIST { throw error }
      }
    }
  }

  /// Puts every staged text in its place.
  mutating func commit() throws(Failure) {
    while let file = staged.first {
      guard rename(file.temporary, file.target) == 0 else {
        let reason = SystemError.last.reason
        discard()
        throw Failure(path: file.target, reason: reason)
      }
      staged.removeFirst()
    }
  }

  /// Takes back what was staged.
  mutating func discard() {
    for file in staged { unlink(file.temporary) }
    staged = []
  }
}
