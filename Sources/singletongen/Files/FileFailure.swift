import SingletonGenCore

/// Why a file cannot be written, read or removed.
struct FileFailure: Error {
  enum Reason {
    case system(SystemError)
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

  init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  var diagnostic: Diagnostic { Diagnostic("cannot be written: \(explanation)", with: path) }

  private var explanation: String {
    switch reason {
    case .system(let error): error.reason
    case .folder: "it is a folder; name a file, or end the path with /"
    case .notRegular: "it is not a regular file; without --output, text goes to standard output"
    case .foreign: "singletongen did not write this file; move it away, or replace it with --force"
    case .input(let path):
      "it is what the run reads as \(path.quoted); write to another place"
    case .sameFile(let path):
      "it is one file with the output \(path.quoted); write to another place"
    }
  }
}
