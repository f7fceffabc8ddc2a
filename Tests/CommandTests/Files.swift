import Foundation
import TestSupport

/// A singleton's spec, in two versions whose outputs differ.
enum Sample {
  static let spec = "[MusicTool]\n"
  static let changed = "[MusicTool]\naccess = \"public\"\n"
}

extension Scratch {
  /// What the system says of a file, or of a link itself.
  func status(_ name: String) throws -> stat {
    var status = stat()
    guard lstat(path(name), &status) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    return status
  }

  func inode(_ name: String) throws -> UInt64 { UInt64(try status(name).st_ino) }

  func mode(_ name: String) throws -> UInt32 { UInt32(try status(name).st_mode & 0o7777) }

  func isLink(_ name: String) throws -> Bool { try status(name).st_mode & S_IFMT == S_IFLNK }

  func exists(_ name: String) -> Bool { (try? status(name)) != nil }

  /// The time of the last change, in whole seconds.
  func time(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return Int((attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)
  }

  /// Makes a file look as if it was changed some seconds after 1970.
  func setTime(_ name: String, _ seconds: Int) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: Double(seconds))], ofItemAtPath: path(name))
  }

  func setMode(_ name: String, _ mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }

  func hardLink(_ name: String, to other: String) throws {
    try FileManager.default.linkItem(atPath: path(other), toPath: path(name))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  /// Copies a folder of the package's tests into the scratch folder.
  func copy(_ folder: String, file: String = #filePath) throws {
    let tests = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
    let source = tests.appendingPathComponent(folder)
    for name in try FileManager.default.contentsOfDirectory(atPath: source.path) {
      try FileManager.default.copyItem(
        at: source.appendingPathComponent(name), to: url.appendingPathComponent(name))
    }
  }

  /// Runs singletongen in the folder.
  @discardableResult
  func run(_ arguments: String..., input: String? = nil) throws -> Tool.Outcome {
    try Tool.run(
      executable: Tool.singletongen, arguments, in: url, input: input)
  }

  /// Runs a line of shell in the folder, in which `$TOOL` is singletongen.
  @discardableResult
  func shell(_ line: String, environment: [String: String] = [:]) throws -> Tool.Outcome {
    try Tool.run(
      executable: "/bin/sh", ["-c", line], in: url,
      environment: ["TOOL": Tool.singletongen].merging(environment) { $1 })
  }
}
