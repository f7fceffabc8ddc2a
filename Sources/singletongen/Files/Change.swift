import SingletonGenCore

/// What a run does to one file: its text before and after.
struct Change {
  /// A regular file as the run found it.
  struct Old {
    let text: [UInt8]
    let status: stat
  }

  /// How a text gets to where it belongs.
  enum Kind: Equatable {
    /// A regular file, or none yet: replaced whole.
    case file
    /// A pipe or a character device: opened and written.
    case stream
    /// What the process has open already, such as `/dev/stdout`: written.
    case descriptor(Int32)
  }

  /// The path that messages show.
  let path: String
  /// The path of the file itself, behind all symbolic links.
  let target: String
  let kind: Kind
  /// Nil if there is no file yet.
  let old: Old?
  /// Nil if the file is to go.
  let new: [UInt8]?

  var isNeeded: Bool { old?.text != new }

  /// Whether the file has CR LF where the text has LF, as Git on Windows leaves it, and no other
  /// difference.
  var isOnlyCRLF: Bool {
    guard let old, let new, old.text.count > new.count else { return false }
    var lines = old.text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for index in lines.indices.dropLast() where lines[index].last == UInt8(ascii: "\r") {
      lines[index].removeLast()
    }
    return lines.joined(separator: [UInt8(ascii: "\n")]).elementsEqual(new)
  }

  /// Looks at what is in the place of a text; writes nothing.
  init(_ path: String, to new: [UInt8]?) throws(FileFailure) {
    self.path = path
    self.new = new
    var status = stat()
    do throws(SystemError) {
      target = try Paths.resolved(path)
      if let descriptor = Paths.descriptor(target) {
        (kind, old) = (.descriptor(descriptor), nil)
        return
      }
      if stat(path, &status) != 0 {
        if errno != ENOENT { throw .last }
        (kind, old) = (.file, nil)
        return
      }
    } catch {
      throw FileFailure(path, .system(error))
    }
    if status.isFolder { throw FileFailure(path, .folder) }
    if status.isStream {
      (kind, old) = (.stream, nil)
      return
    }
    guard status.isRegular else { throw FileFailure(path, .notRegular) }
    kind = .file
    do throws(SystemError) {
      old = Old(text: try OpenFile(path, O_RDONLY).readAll(), status: status)
    } catch {
      throw FileFailure(path, .unreadable(error))
    }
  }
}
