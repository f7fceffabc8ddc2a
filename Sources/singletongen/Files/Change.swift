import SingletonGenCore

/// What a run does to one file: its text before and after.
struct Change {
  /// A regular file as the run found it.
  struct Old {
    let text: [UInt8]
    let status: stat
  }

  /// The path that messages show.
  let path: String
  /// The path of the file itself, behind all symbolic links.
  let target: String
  /// Nil if there is no file yet.
  let old: Old?
  /// Nil if the file is to go.
  let new: [UInt8]?

  var isNeeded: Bool { old?.text != new }

  /// Looks at what is in the place of a text; writes nothing.
  init(_ path: String, to new: [UInt8]?) throws(FileFailure) {
    self.path = path
    self.new = new
    var status = stat()
    if stat(path, &status) == 0 {
      if status.isFolder { throw FileFailure(path, .folder) }
      guard status.isRegular else { throw FileFailure(path, .notRegular) }
      target = Paths.resolved(path)
      do throws(SystemError) {
        old = Old(text: try OpenFile(path, O_RDONLY).readAll(), status: status)
      } catch {
        throw FileFailure(path, .system(error))
      }
    } else {
      guard errno == ENOENT else { throw FileFailure(path, .system(.last)) }
      target = Paths.resolved(path)
      old = nil
    }
  }
}
