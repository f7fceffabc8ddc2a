import Foundation
import TestSupport
import Testing

/// What the system refuses is reported with the path and the system's reason, and leaves nothing.
@Suite struct FaultTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write("spec.toml", Sample.spec)
  }

  // MARK: Outputs

  @Test(arguments: ["spec.toml/out.swift", "spec.toml/", "spec.toml/a/b/", "spec.toml/a/out.swift"])
  func aFileInThePlaceOfAFolderIsReported(output: String) throws {
    let outcome = try scratch.run("spec.toml", "-o", output)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "\(output): error: cannot be written: Not a directory\n")
    #expect(try scratch.names() == ["spec.toml"])
  }

  @Test(
    .enabled(if: Privileges.dropping != nil, "needs setpriv as root, or another user than root"))
  func aFolderWithoutPermissionIsReportedBeforeAnythingIsWritten() throws {
    try scratch.write("spec.toml", "[A]\n[B]\n")
    try scratch.run("spec.toml", "-o", "Out/")
    try scratch.write("spec.toml", "access = \"public\"\n[A]\n")
    try scratch.setMode(".", 0o777)
    try scratch.setMode("Out", 0o555)
    let before = try scratch.read("Out/A.swift")
    let outcome = try scratch.unprivileged("$TOOL spec.toml -o Out --depfile out.d --prune")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "Out/A.swift: error: cannot be written: Permission denied\n")
    // With nothing to write but a file to remove, as well.
    try scratch.write("spec.toml", "[A]\n")
    let prune = try scratch.unprivileged("$TOOL spec.toml -o Out --depfile out.d --prune")
    #expect(prune.errors == "Out/B.swift: error: cannot be written: Permission denied\n")
    try scratch.setMode("Out", 0o755)
    #expect(try scratch.read("Out/A.swift") == before)
    #expect(try scratch.names("Out") == ["A.swift", "B.swift"])
    #expect(!scratch.exists("out.d"))
  }

  @Test func aFileThatGrowsBeyondTheLimitLeavesTheOldOnes() throws {
    try scratch.run("spec.toml", "-o", "Out/")
    let before = try scratch.read("Out/MusicTool.swift")
    // The last of three is too long for a limit of one block: 512 bytes or 1024.
    let comment = String(repeating: "a", count: 3000)
    try scratch.write(
      "spec.toml", "[A]\n[MusicTool]\naccess = \"public\"\n[Z]\ndoc = \"\(comment)\"\n")
    let outcome = try scratch.shell("ulimit -f 1; exec $TOOL spec.toml -o Out/ --depfile n/out.d")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "Out/Z.swift: error: cannot be written: File too large\n")
    #expect(try scratch.names("Out") == ["MusicTool.swift"])
    #expect(try scratch.read("Out/MusicTool.swift") == before)
    #expect(!scratch.exists("n"))
  }

  @Test(.enabled(if: Privileges.canMount, "needs to be root and allowed to mount a tmpfs"))
  func aFullDiskLeavesTheOldFiles() throws {
    try scratch.makeFolder("disk")
    try #require(
      scratch.shell("mount -t tmpfs -o size=32k,mode=777 tmpfs disk").status == 0)
    defer { _ = try? scratch.shell("umount disk") }
    try scratch.run("spec.toml", "-o", "disk/")
    let before = try scratch.read("disk/MusicTool.swift")
    let comment = String(repeating: "a", count: 40_000)
    try scratch.write(
      "spec.toml", "[MusicTool]\naccess = \"public\"\n[Z]\ndoc = \"\(comment)\"\n")
    let outcome = try scratch.run("spec.toml", "-o", "disk/")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "disk/Z.swift: error: cannot be written: No space left on device\n")
    #expect(try scratch.names("disk") == ["MusicTool.swift"])
    #expect(try scratch.read("disk/MusicTool.swift") == before)
    #expect(try scratch.shell("mount -o remount,ro disk").status == 0)
    let readOnly = try scratch.run("spec.toml", "-o", "disk/")
    #expect(readOnly.errors.contains("disk/MusicTool.swift: error: cannot be written: Read-only"))
  }

  @Test(.enabled(if: Privileges.canMount, "needs to be root and allowed to mount a tmpfs"))
  func aTargetThatCannotBeReplacedLeavesNoTemporaryFile() throws {
    // A mount point is a regular file that no rename can replace.
    try scratch.run("spec.toml", "-o", "out.swift")
    try scratch.shell("cp out.swift copy.swift")
    try #require(scratch.shell("mount --bind copy.swift out.swift").status == 0)
    defer { _ = try? scratch.shell("umount out.swift") }
    try scratch.write("spec.toml", Sample.changed)
    let outcome = try scratch.run("spec.toml", "-o", "out.swift")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "out.swift: error: cannot be written: Device or resource busy\n")
    #expect(try scratch.names() == ["copy.swift", "out.swift", "spec.toml"])
  }

  @Test(.enabled(if: Privileges.canMount, "needs to be root and allowed to mount a tmpfs"))
  func aTargetThatCannotBeReplacedUndoesTheOthers() throws {
    try scratch.write("spec.toml", "[B]\n[C]\n")
    try scratch.run("spec.toml", "-o", "Out/", "--depfile", "deps/out.d")
    try scratch.setTime("Out/B.swift", 1000)
    try scratch.setMode("Out/B.swift", 0o640)
    let before = try scratch.read("Out/B.swift")
    let deps = try scratch.read("deps/out.d")
    try scratch.shell("cp Out/C.swift copy.swift")
    try #require(scratch.shell("mount --bind copy.swift Out/C.swift").status == 0)
    defer { _ = try? scratch.shell("umount Out/C.swift") }
    try scratch.write("spec.toml", "access = \"public\"\n[A]\n[B]\n[C]\n[D]\n")
    let outcome = try scratch.run("spec.toml", "-o", "Out/", "--depfile", "deps/out.d")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "Out/C.swift: error: cannot be written: Device or resource busy\n")
    #expect(try scratch.names("Out") == ["B.swift", "C.swift"])
    #expect(try scratch.read("Out/B.swift") == before)
    #expect(try scratch.time("Out/B.swift") == 1000)
    #expect(try scratch.mode("Out/B.swift") == 0o640)
    #expect(try scratch.read("deps/out.d") == deps)
  }

  /// Others may not replace or remove what is somebody's in a sticky directory, but may add to it.
  @Test(
    .enabled(if: getuid() == 0 && Privileges.dropping != nil, "needs to be root, and setpriv"))
  func aFileToRemoveThatIsSomebodyElsesUndoesTheRest() throws {
    try scratch.write("Out/Z.swift", "// Code generated by singletongen. DO NOT EDIT.\n")
    try scratch.setMode("Out", 0o1777)
    try #require(chown(scratch.path("Out"), 12345, 12345) == 0)
    let outcome = try scratch.unprivileged("$TOOL spec.toml -o Out --prune")
    #expect(
      outcome.errors == "Out/Z.swift: error: cannot be written: Operation not permitted\n")
    #expect(try scratch.names("Out") == ["Z.swift"])
  }

  /// As in Xcode's script sandbox, which allows the declared outputs and nothing beside them.
  @Test(
    .enabled(if: Privileges.dropping != nil, "needs setpriv as root, or another user than root"))
  func whereNoFileMayBeMadeTheOldOneIsOverwritten() throws {
    let long = String(repeating: "a", count: 3000)
    try scratch.run("--name", "MusicTool", "--doc", long, "-o", "Out/")
    try scratch.setMode("Out/MusicTool.swift", 0o666)
    try scratch.setMode("Out", 0o555)
    defer { try? scratch.setMode("Out", 0o755) }
    let inode = try scratch.inode("Out/MusicTool.swift")
    let outcome = try scratch.unprivileged("$TOOL spec.toml -o Out")
    #expect(outcome.errors == "")
    #expect(try scratch.read("Out/MusicTool.swift") == scratch.run("spec.toml").output)
    #expect(try scratch.inode("Out/MusicTool.swift") == inode)
    // What cannot be written anyway leaves it alone.
    try scratch.write("spec.toml", "access = \"public\"\n[MusicTool]\n[New]\n")
    let failing = try scratch.unprivileged("$TOOL spec.toml -o Out")
    #expect(failing.errors == "Out/New.swift: error: cannot be written: Permission denied\n")
    #expect(!(try scratch.read("Out/MusicTool.swift").contains("public")))
  }

  @Test(
    .enabled(if: Privileges.dropping != nil, "needs setpriv as root, or another user than root"))
  func anOutputThatCannotBeReadIsReported() throws {
    try scratch.run("spec.toml", "-o", "out.swift")
    try scratch.setMode("out.swift", 0)
    let outcome = try scratch.unprivileged("$TOOL spec.toml -o out.swift --check")
    #expect(outcome.errors == "out.swift: error: cannot be read: Permission denied\n")
  }

  @Test func aDirectoryAsTheDepfileIsReported() throws {
    try scratch.makeFolder("deps")
    #expect(
      try scratch.run("spec.toml", "-o", "out.swift", "--depfile", "deps").errors
        == "deps: error: cannot be written: it is a directory; move it away, or use another path\n"
    )
    #expect(!scratch.exists("out.swift"))
  }

  @Test func aLinkThatIsNotUTF8IsRefused() throws {
    try scratch.shell("ln -s \"$(printf '\\377.swift')\" out.swift")
    #expect(
      try scratch.run("spec.toml", "-o", "out.swift").errors
        == "out.swift: error: cannot be written: the path, or what it links to, is not UTF-8; use "
        + "another path\n")
    #expect(try scratch.names() == ["out.swift", "spec.toml"])
  }

  @Test(arguments: ["spec.toml -o", "spec.toml --output=", "", "spec.toml -o out.swift --depfile "])
  func anArgumentThatIsNotUTF8IsRefused(before: String) throws {
    let outcome = try scratch.shell("$TOOL \(before)\"$(printf '\\377')\"")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("is not UTF-8; write it in UTF-8"))
    #expect(try scratch.names() == ["spec.toml"])
  }

  @Test(.enabled(if: Tool.exists("strace"), "needs strace"))
  func aTextIsOnTheDiskBeforeItTakesItsPlace() throws {
    try scratch.shell("strace -f -o calls -e trace=fsync,rename,renameat $TOOL spec.toml -o Out/")
    let calls = try scratch.read("calls").split(separator: "\n").compactMap {
      $0.contains("fsync(") ? "fsync" : $0.contains("rename") ? "rename" : nil
    }
    #expect(calls == ["fsync", "rename"])
  }

  // MARK: Standard output

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"))
  func aFullStandardOutputIsReported() throws {
    for arguments in [
      "spec.toml", "spec.toml -o x --list-outputs", "--help", "--print-template once",
    ] {
      let outcome = try scratch.shell("$TOOL \(arguments) > /dev/full")
      #expect(outcome.status == 1)
      #expect(outcome.errors == "<stdout>: error: cannot be written: No space left on device\n")
    }
  }

  @Test func aClosedStandardOutputIsReported() throws {
    let outcome = try scratch.shell("$TOOL spec.toml >&-")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "<stdout>: error: cannot be written: Bad file descriptor\n")
    try scratch.shell("$TOOL spec.toml -o out.swift >&- 2>&- <&-")
    #expect(try scratch.read("out.swift").hasPrefix("// Code generated"))
  }

  @Test(arguments: ["", "trap '' PIPE; "])
  func aBrokenPipeIsQuiet(prefix: String) throws {
    // More than a pipe holds, so that the write fails whenever the reader goes.
    let spec = (0..<2000).map { "[T\($0)]\n" }.joined()
    try scratch.write("spec.toml", spec)
    let outcome = try scratch.shell(
      "\(prefix)( $TOOL spec.toml; echo $? > status ) | head -n 1")
    #expect(outcome.output == "// Code generated by singletongen from spec.toml. DO NOT EDIT.\n")
    #expect(outcome.errors == "")
    let status = try scratch.read("status")
    // As `cat` ends: by the signal, or with a failure where the signal is ignored.
    #expect(status == (prefix.isEmpty ? "141\n" : "1\n"))
  }
}
