import SingletonGenCore

/// Why a file cannot be written, read or removed.
struct FileFailure: Error {
  enum Reason {
    case system(SystemError)
    /// What is there cannot be read.
    case unreadable(SystemError)
    case folder
    case notRegular
    /// singletongen did not write what is there.
    case foreign
    /// It is a spec or a template of the run, by this path.
    case input(String)
    /// It is another output of the run, by this path.
    case sameFile(String)
  }

  let path: String
  let reason: Reason
  /// The paths of files that are changed although the run failed, and could not be restored.
  let left: [String]

  init(_ path: String, _ reason: Reason, left: [String] = []) {
    self.path = path
    self.reason = reason
    self.left = left
  }

  var diagnostic: Diagnostic {
    var message = "cannot be written: \(explanation)"
    if case .unreadable(let error) = reason { message = "cannot be read: \(error.reason)" }
    if !left.isEmpty {
      message += "; changed already, and not restored: "
      message += left.map(\.quoted).joined(separator: ", ")
    }
    return Diagnostic(message, with: path)
  }

  private var explanation: String {
    switch reason {
    case .system(let error), .unreadable(let error): error.reason
    case .folder: "it is a directory; move it away, or use another path"
    case .notRegular: "it is not a regular file; without --output, text goes to standard output"
    case .foreign: "singletongen did not write this file; move it away, or replace it with --force"
    case .input(let path):
      "it is what the run reads as \(path.quoted); write to another place"
    case .sameFile(let path):
      "it is one file with the output \(path.quoted); write to another place"
    }
  }
}
