/// Replaces files whole, or not at all.
///
/// Every text is written to a temporary file in the directory of its target first; the targets are
/// replaced only when all are written, each by one rename. What can be known to go wrong goes wrong
/// before the first rename, and then nothing is left behind; if a rename fails, those before it are
/// undone.
struct OutputWriter {
  /// Above so many files in a run, one `sync` for all is faster than an `fsync` for each.
  private static let manyFiles = 1000

  private struct Staged {
    let change: Change
    /// Nil if the directory allows no temporary file, as Xcode's sandbox does: the text is written
    /// over the old one.
    let temporary: String?
  }

  private var staged: [Staged] = []
  private var folders: [String] = []
  /// What is replaced or removed already, in order.
  private var done: [Change] = []
  private var counter = 0
  private var synchronizesEach = true

  /// Makes the disk what the survey wants it to be.
  ///
  /// Signals that end the process wait until it is done, so that they leave no temporary file.
  static func write(_ survey: Survey, touches: Bool) throws(FileFailure) {
    // First the dependency file: outputs that are older than it are made again, but outputs that
    // are newer would hide that it misses something.
    let changes = (survey.depfile.map { [$0] } ?? []) + survey.outputs
    try writeFiles(changes.filter { $0.kind == .file }, stale: survey.stale, touches: touches)
    // Last, with signals: nobody may be reading, and what is written cannot be undone.
    for change in changes where change.kind != .file { try change.writeStream() }
  }

  private static func writeFiles(
    _ changes: [Change], stale: [Change], touches: Bool
  ) throws(FileFailure) {
    let signals = HeldSignals()
    defer { signals.release() }
    var writer = OutputWriter()
    do throws(FileFailure) {
      try writer.stage(changes.filter(\.isNeeded))
      for change in stale { try checkRemoval(of: change) }
      if touches { for change in changes where !change.isNeeded { try touch(change) } }
      try writer.commit(removing: stale)
    } catch {
      throw FileFailure(error.path, error.reason, left: writer.undo())
    }
  }

  // MARK: Committing

  /// Puts what is staged in its place, and removes files.
  private mutating func commit(removing stale: [Change]) throws(FileFailure) {
    for file in staged {
      if let temporary = file.temporary {
        guard rename(temporary, file.change.target) == 0 else { throw file.change.failure }
        done.append(file.change)
      } else {
        done.append(file.change)
        do throws(SystemError) {
          try OpenFile(file.change.target, O_WRONLY).replace(with: file.change.new ?? [])
        } catch {
          throw FileFailure(file.change.path, .system(error))
        }
      }
    }
    for change in stale {
      // Another run may have removed it meanwhile.
      if unlink(change.target) != 0, errno != ENOENT { throw change.failure }
      done.append(change)
    }
  }

  // MARK: Staging

  private mutating func stage(_ changes: [Change]) throws(FileFailure) {
    for folder in Set(changes.map { Paths.folder(of: $0.target) }) {
      Temporary.removeDead(in: folder)
    }
    synchronizesEach = changes.count <= Self.manyFiles
    for change in changes { try stage(change) }
    if !synchronizesEach { sync() }
  }

  /// Writes a text beside its target, or makes sure that the target itself can be written.
  private mutating func stage(_ change: Change) throws(FileFailure) {
    do throws(SystemError) {
      try Paths.makeFolder(Paths.folder(of: change.target), made: &folders)
      // Only in a directory that is there does the system say that a name is too long.
      var status = stat()
      if lstat(change.target, &status) != 0, errno != ENOENT { throw .last }
      do throws(SystemError) {
        let temporary = try write(change.new ?? [], for: change)
        staged.append(Staged(change: change, temporary: temporary))
      } catch {
        guard error.isDenied, (try? OpenFile(change.target, O_WRONLY | O_CREAT)) != nil else {
          throw error
        }
        staged.append(Staged(change: change, temporary: nil))
      }
    } catch {
      throw FileFailure(change.path, .system(error))
    }
  }

  /// Writes a new file of a name that no other process uses, and gives its path.
  ///
  /// It gets the permissions and the owner of the file that it will replace.
  private mutating func write(
    _ text: [UInt8], for change: Change
  ) throws(SystemError) -> String {
    let old = change.old?.status
    while true {
      counter += 1
      let path = Paths.join(Paths.folder(of: change.target), Temporary.name(counter))
      do throws(SystemError) {
        let mode = old.map { $0.st_mode & 0o777 } ?? 0o666
        let file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
        do throws(SystemError) {
          try file.write(text)
          if let old { try file.imitate(old) }
          if synchronizesEach { try file.synchronize() }
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

  // MARK: Undoing

  /// Takes back what was done and staged, and the directories made for it as far as they are empty.
  ///
  /// - Returns: the paths of the files that could not be restored.
  private mutating func undo() -> [String] {
    let (changes, isDone) = (done.reversed(), Set(done.map(\.target)))
    for file in staged where !isDone.contains(file.change.target) {
      if let temporary = file.temporary {
        unlink(temporary)
      } else if file.change.old == nil {
        unlink(file.change.target)
      }
    }
    let left = changes.filter { !restore($0) }.map(\.path)
    for folder in folders.reversed() { rmdir(folder) }
    return left
  }

  /// Puts a file back as it was, with its time; false if that fails.
  private mutating func restore(_ change: Change) -> Bool {
    guard let old = change.old else { return unlink(change.target) == 0 || errno == ENOENT }
    if let temporary = try? write(old.text, for: change) {
      if rename(temporary, change.target) != 0 {
        unlink(temporary)
        return false
      }
    } else if (try? OpenFile(change.target, O_WRONLY).replace(with: old.text)) == nil {
      return false
    }
    utimensat(AT_FDCWD, change.target, [old.status.modified, old.status.modified], 0)
    return true
  }
}

extension Change {
  /// The failure of the last system call, about this file.
  fileprivate var failure: FileFailure { FileFailure(path, .system(.last)) }

  /// Writes the text to a pipe, a terminal or the like.
  fileprivate func writeStream() throws(FileFailure) {
    do throws(SystemError) {
      if case .descriptor(let descriptor) = kind {
        try Streams.write(new ?? [], to: descriptor)
      } else {
        try OpenFile(target, O_WRONLY).write(new ?? [])
      }
    } catch {
      throw FileFailure(path, .system(error))
    }
  }
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

  /// Overwrites the text that the file has.
  fileprivate func replace(with text: [UInt8]) throws(SystemError) {
    try write(text)
    if ftruncate(descriptor, off_t(text.count)) != 0 { throw .last }
    try synchronize()
  }

  /// Waits until the text is on the disk: renamed before that, a crash could leave an empty file.
  fileprivate func synchronize() throws(SystemError) {
    // EINVAL: the file system cannot.
    if fsync(descriptor) != 0, errno != EINVAL { throw .last }
  }
}
