import SingletonGenCore

/// A plan held against the disk: every file it would change, and how.
///
/// Making one only reads. Whatever forbids a change is added to the diagnostics; the survey is of
/// use only if there is none.
struct Survey {
  /// In the order of the plan; those that the disk has already are included.
  private(set) var outputs: [Change] = []
  /// The files that earlier runs wrote and this plan does not have.
  private(set) var stale: [Change] = []
  /// Never out of date for `--check`: it is the build's, and not kept with the sources.
  private(set) var depfile: Change?

  private let plan: Plan
  private let options: WritingOptions
  private var places: [Place: String] = [:]

  init(_ plan: Plan, _ options: WritingOptions, _ diagnostics: inout Diagnostics) {
    self.plan = plan
    self.options = options
    if let folder = plan.folder, !checkFolder(folder, &diagnostics) { return }
    for file in plan.files {
      do throws(FileFailure) {
        outputs.append(try change(file.path, to: file.text, isOurs: GeneratedHead.begins))
      } catch {
        diagnostics.add(error.diagnostic)
      }
    }
    if let path = options.depfile {
      do throws(FileFailure) {
        let text = Depfile.text(of: plan, &diagnostics)
        depfile = try change(path, to: text, isOurs: Depfile.isDepfile)
      } catch {
        diagnostics.add(error.diagnostic)
      }
    }
    if options.prunes, let folder = plan.folder { findStale(in: folder, &diagnostics) }
  }

  /// Whether the output folder is one, or nothing yet: one message, not one for each file in it.
  private func checkFolder(_ path: String, _ diagnostics: inout Diagnostics) -> Bool {
    var status = stat()
    if stat(path, &status) == 0 {
      if status.isFolder { return true }
      diagnostics.add(FileFailure(path, .system(SystemError(code: ENOTDIR))).diagnostic)
      return false
    }
    if errno == ENOENT { return true }
    diagnostics.add(FileFailure(path, .system(.last)).diagnostic)
    return false
  }

  private mutating func change(
    _ path: String, to text: [UInt8], isOurs: ([UInt8]) -> Bool
  ) throws(FileFailure) -> Change {
    let change = try Change(path, to: text)
    if let first = places.updateValue(path, forKey: Place(of: change.target)) {
      throw FileFailure(path, .sameFile(first))
    }
    if let old = change.old {
      if let input = plan.inputs.first(where: { $0.identity == FileIdentity(old.status) }) {
        throw FileFailure(path, .input(input.path))
      }
      // An empty file, such as `mktemp` or `touch` makes, has nothing to lose.
      if !options.forces, !old.text.isEmpty, !isOurs(old.text) { throw FileFailure(path, .foreign) }
    }
    return change
  }

  /// Finds the Swift files in the folder itself that singletongen wrote and the plan does not have.
  ///
  /// What cannot be read, or is no regular file, is the user's.
  private mutating func findStale(in folder: String, _ diagnostics: inout Diagnostics) {
    // By identity as well: a case-insensitive disk may list an output under another spelling.
    var kept = Set(plan.inputs.map(\.identity))
    for output in outputs { if let old = output.old { kept.insert(FileIdentity(old.status)) } }
    do throws(FileFailure) {
      let names = try Paths.names(in: folder)
      // By place, now that the folder is there: another run may have made the outputs meanwhile.
      let places = Set(outputs.map { Place(of: $0.target) })
      for name in names where name.hasSuffix(".swift") {
        let path = Paths.join(folder, name)
        var status = stat()
        guard lstat(path, &status) == 0, status.isRegular,
          !kept.contains(FileIdentity(status)), !places.contains(Place(of: path)),
          let change = try? Change(path, to: nil), let old = change.old,
          GeneratedHead.begins(old.text)
        else { continue }
        stale.append(change)
      }
    } catch {
      diagnostics.add(error.diagnostic)
    }
  }
}

/// Where a file is or will be, whatever the spelling of its path.
private struct Place: Hashable {
  /// The nearest folder above it that is there; nil if there is none.
  private let folder: FileIdentity?
  /// The path from that folder.
  private let path: [String]

  init(of target: String) {
    var path: [String] = [Paths.name(of: target)]
    var folder = Paths.folder(of: target)
    var status = stat()
    while stat(folder, &status) != 0, Paths.folder(of: folder) != folder {
      let name = Paths.name(of: folder)
      if !name.isEmpty, name != "." { path.insert(name, at: 0) }
      folder = Paths.folder(of: folder)
    }
    self.path = path
    self.folder = stat(folder, &status) == 0 ? FileIdentity(status) : nil
  }
}
