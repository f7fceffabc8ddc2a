/// Replaces files whole, or not at all.
///
/// Every text is written to a temporary file in the folder of its target first; the targets are
/// replaced only when all are written, each by one rename. What can be known to go wrong goes wrong
/// before the first rename, and then nothing is left behind.
struct OutputWriter {
  private struct Staged {
    let change: Change
    let temporary: String
  }

  private var staged: [Staged] = []
  private var folders: [String] = []
  private var counter = 0

  /// Makes the disk what the survey wants it to be.
  ///
  /// Signals that end the process wait until it is done, so that they leave no temporary file.
  static func write(_ survey: Survey, touches: Bool) throws(FileFailure) {
    let signals = HeldSignals()
    defer { signals.release() }
    var writer = OutputWriter()
    do throws(FileFailure) {
      try writer.writeAll(survey, touches: touches)
    } catch {
      writer.discard()
      throw error
    }
  }

  private mutating func writeAll(_ survey: Survey, touches: Bool) throws(FileFailure) {
    // First the dependency file: outputs that are older than it are made again, but outputs that
    // are newer would hide that it misses something.
    let changes = (survey.depfile.map { [$0] } ?? []) + survey.outputs
    for folder in Set(changes.filter(\.isNeeded).map { Paths.folder(of: $0.target) }) {
      Temporary.removeDead(in: folder)
    }
    for change in changes where change.isNeeded { try stage(change) }
    for change in survey.stale { try Self.checkRemoval(of: change) }
    if touches { for change in changes where !change.isNeeded { try Self.touch(change) } }
    for file in staged where rename(file.temporary, file.change.target) != 0 {
      throw file.change.failure
    }
    staged = []
    for change in survey.stale {
      // Another run may have removed it meanwhile.
      if unlink(change.target) != 0, errno != ENOENT { throw change.failure }
    }
  }

  // MARK: Staging

  /// Writes a text beside its target.
  private mutating func stage(_ change: Change) throws(FileFailure) {
    let folder = Paths.folder(of: change.target)
    do throws(SystemError) {
      try Paths.makeFolder(folder, made: &folders)
      // Only in a folder that is there does the system say that a name is too long.
      var status = stat()
      if lstat(change.target, &status) != 0, errno != ENOENT { throw .last }
      let temporary = try write(change.new ?? [], in: folder, like: change.old?.status)
      staged.append(Staged(change: change, temporary: temporary))
    } catch {
      throw FileFailure(change.path, .system(error))
    }
  }

  /// Writes a new file of a name that no other process uses, and gives its path.
  ///
  /// - Parameter old: the file it will replace, whose permissions and owner it gets.
  private mutating func write(
    _ text: [UInt8], in folder: String, like old: stat?
  ) throws(SystemError) -> String {
    while true {
      counter += 1
      let path = Paths.join(folder, Temporary.name(counter))
      do throws(SystemError) {
        let mode = old.map { $0.st_mode & 0o777 } ?? 0o666
        let file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
        do throws(SystemError) {
          try file.write(text)
          if let old { try file.imitate(old) }
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

  private static func checkRemoval(of change: Change) throws(FileFailure) {
    if access(Paths.folder(of: change.target), W_OK | X_OK) != 0 { throw change.failure }
  }

  private static func touch(_ change: Change) throws(FileFailure) {
    if utimes(change.target, nil) != 0 { throw change.failure }
  }

  /// Takes back what was staged, and the folders made for it as far as they are empty.
  private mutating func discard() {
    for file in staged { unlink(file.temporary) }
    for folder in folders.reversed() { rmdir(folder) }
    staged = []
    folders = []
  }
}

extension Change {
  /// The failure of the last system call, about this file.
  fileprivate var failure: FileFailure { FileFailure(path, .system(.last)) }
}

extension OpenFile {
  /// Takes on the permissions of another file, and its owner where the process may give files away.
  fileprivate func imitate(_ other: stat) throws(SystemError) {
    let own = try status()
    if own.st_uid != other.st_uid || own.st_gid != other.st_gid {
      _ = fchown(descriptor, other.st_uid, other.st_gid)
    }
    if fchmod(descriptor, other.st_mode & 0o7777) != 0 { throw .last }
  }
}
