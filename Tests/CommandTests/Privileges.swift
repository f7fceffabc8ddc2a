import Foundation
import TestSupport

/// What the tests may do to provoke a fault.
enum Privileges {
  /// The words before a command that is to run without root's privileges; nil if there is no way.
  static let dropping: String? = {
    if getuid() != 0 { return "" }
    let words = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    let outcome = try? Tool.run(executable: words[0], words.dropFirst() + ["true"])
    return outcome?.status == 0 ? words.joined(separator: " ") : nil
  }()

  static let canMount: Bool = {
    guard getuid() == 0, let scratch = try? Scratch() else { return false }
    let outcome = try? scratch.shell("mount -t tmpfs tmpfs . && umount \"$PWD\"")
    return outcome?.status == 0
  }()
}

extension Scratch {
  /// Runs a line of shell, without single quotes, as a user that permissions apply to.
  func unprivileged(_ line: String) throws -> Tool.Outcome {
    // The build folder may be closed to others; a copy is not.
    let tool = try Scratch()
    try FileManager.default.copyItem(atPath: Tool.singletongen, toPath: tool.path("copy"))
    for folder in [self, tool] { try folder.setMode(".", 0o777) }
    return try shell(
      "\(Privileges.dropping ?? "") sh -c '\(line)'", environment: ["TOOL": tool.path("copy")])
  }
}
