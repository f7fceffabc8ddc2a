import Foundation
import TestSupport
import Testing

/// What happens to files that are there, and to those that are not.
@Suite struct OutputFileTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write("spec.toml", Sample.spec)
  }

  private func change() throws { try scratch.write("spec.toml", Sample.changed) }

  @Test func makesMissingFolders() throws {
    let outcome = try scratch.run("spec.toml", "-o", "a/b/c/")
    #expect(outcome.status == 0)
    #expect(outcome.output + outcome.errors == "")
    #expect(try scratch.names("a/b/c") == ["MusicTool.swift"])
    #expect(try scratch.run("spec.toml", "-o", "d/e/out.swift").status == 0)
    #expect(try scratch.read("d/e/out.swift") == scratch.read("a/b/c/MusicTool.swift"))
  }

  @Test func leavesNoFolderBehindIfTheRunFails() throws {
    try scratch.write("a.toml", "[A]\n[B]\n")
    try scratch.makeFolder("Out")
    try scratch.write("Out/A.swift/file", "")
    let outcome = try scratch.run("a.toml", "-o", "Out/", "--depfile", "x/y/z.d")
    #expect(outcome.status == 1)
    #expect(!scratch.exists("x"))
    #expect(try scratch.names("Out") == ["A.swift"])
  }

  @Test func takesFoldersBackIfStagingFails() throws {
    // The outputs are staged first into new folders, and then one has a name that is too long.
    let long = String(repeating: "B", count: 250)
    try scratch.write("a.toml", "[A]\n[\(long)]\n")
    let outcome = try scratch.run("a.toml", "-o", "x/y/")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "x/y/\(long).swift: error: cannot be written: File name too long\n")
    #expect(!scratch.exists("x"))
  }

  @Test func leavesAFileWithTheSameTextAlone() throws {
    try scratch.run("spec.toml", "-o", "out.swift")
    try scratch.setTime("out.swift", 1000)
    let inode = try scratch.inode("out.swift")
    #expect(try scratch.run("spec.toml", "-o", "out.swift").status == 0)
    #expect(try scratch.time("out.swift") == 1000)
    #expect(try scratch.inode("out.swift") == inode)
    try change()
    #expect(try scratch.run("spec.toml", "-o", "out.swift").status == 0)
    #expect(try scratch.inode("out.swift") != inode)
  }

  @Test func touchSetsTheTimeOfAFileWithTheSameText() throws {
    try scratch.run("spec.toml", "-o", "out.swift", "--depfile", "out.d")
    try scratch.setTime("out.swift", 1000)
    try scratch.setTime("out.d", 1000)
    let inode = try scratch.inode("out.swift")
    #expect(
      try scratch.run("spec.toml", "-o", "out.swift", "--depfile", "out.d", "--touch").status == 0)
    #expect(try scratch.time("out.swift") > 1000)
    #expect(try scratch.time("out.d") > 1000)
    #expect(try scratch.inode("out.swift") == inode)
  }

  @Test(arguments: [0o600, 0o640, 0o444, 0o755, 0o666])
  func keepsPermissions(mode: Int) throws {
    try scratch.run("spec.toml", "-o", "out.swift")
    try scratch.setMode("out.swift", mode)
    try change()
    #expect(try scratch.run("spec.toml", "-o", "out.swift").status == 0)
    #expect(try scratch.read("out.swift").contains("public"))
    #expect(try scratch.mode("out.swift") == UInt32(mode))
  }

  @Test func newFilesFollowTheMask() throws {
    try scratch.shell("umask 027; $TOOL spec.toml -o out.swift")
    #expect(try scratch.mode("out.swift") == 0o640)
  }

  @Test(.enabled(if: getuid() == 0, "only root can give files away"))
  func keepsTheOwner() throws {
    try scratch.run("spec.toml", "-o", "out.swift")
    try #require(chown(scratch.path("out.swift"), 12345, 12346) == 0)
    try change()
    #expect(try scratch.run("spec.toml", "-o", "out.swift").status == 0)
    #expect(try scratch.status("out.swift").st_uid == 12345)
    #expect(try scratch.status("out.swift").st_gid == 12346)
  }

  @Test func followsSymbolicLinks() throws {
    try scratch.makeFolder("far")
    try scratch.run("spec.toml", "-o", "far/real.swift")
    try scratch.link("far/middle.swift", to: "real.swift")
    try scratch.link("out.swift", to: "far/middle.swift")
    try change()
    #expect(try scratch.run("spec.toml", "-o", "out.swift").status == 0)
    #expect(try scratch.isLink("out.swift"))
    #expect(try scratch.isLink("far/middle.swift"))
    #expect(!(try scratch.isLink("far/real.swift")))
    #expect(try scratch.read("far/real.swift").contains("public"))
    #expect(try scratch.names("far") == ["middle.swift", "real.swift"])
  }

  @Test func followsDanglingLinks() throws {
    try scratch.link("out.swift", to: "far/real.swift")
    #expect(try scratch.run("spec.toml", "-o", "out.swift").status == 0)
    #expect(try scratch.isLink("out.swift"))
    #expect(try scratch.read("far/real.swift").contains("MusicTool"))
    try scratch.link("Out", to: "elsewhere")
    #expect(try scratch.run("spec.toml", "-o", "Out/").status == 0)
    #expect(try scratch.names("elsewhere") == ["MusicTool.swift"])
  }

  @Test func refusesALoopOfLinks() throws {
    try scratch.link("a.swift", to: "b.swift")
    try scratch.link("b.swift", to: "a.swift")
    let outcome = try scratch.run("spec.toml", "-o", "a.swift")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("a.swift: error: cannot be written: Too many levels of"))
  }

  @Test func refusesAFileThatItDidNotWrite() throws {
    for text in [
      "let x = 1\n", "\n// Code generated by singletongen. DO NOT EDIT.\n",
      "// Code generated by singletongenerator\n", "// Code generated by sing", "\u{0}",
    ] {
      try scratch.write("out.swift", text)
      let outcome = try scratch.run("spec.toml", "-o", "out.swift")
      #expect(outcome.status == 1)
      #expect(
        outcome.errors == """
          out.swift: error: cannot be written: singletongen did not write this file; move it away, \
          or replace it with --force

          """)
      #expect(try scratch.read("out.swift") == text)
    }
    #expect(try scratch.run("spec.toml", "-o", "out.swift", "--force").status == 0)
    #expect(try scratch.read("out.swift").contains("MusicTool"))
  }

  @Test func anEmptyFileHasNothingToLose() throws {
    try scratch.write("out.swift", "")
    #expect(try scratch.run("spec.toml", "-o", "out.swift").status == 0)
    #expect(try scratch.read("out.swift").contains("MusicTool"))
  }

  @Test func oneFileThatIsRefusedKeepsAllFromBeingWritten() throws {
    try scratch.write("many.toml", "[A]\n[B]\n[C]\n[D]\n")
    try scratch.write("Out/B.swift", "mine\n")
    try scratch.write("Out/C.swift/inner", "")
    let outcome = try scratch.run("many.toml", "-o", "Out")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Out/B.swift: error: cannot be written: singletongen did not"))
    #expect(
      outcome.errors.contains("Out/C.swift: error: cannot be written: it is a directory; move it"))
    #expect(try scratch.names("Out") == ["B.swift", "C.swift"])
  }

  @Test func neverOverwritesWhatItReads() throws {
    try scratch.write("mine.mustache", "private init() {}\n")
    try scratch.write("spec.toml", "template = \"mine.mustache\"\n[MusicTool]\n")
    try scratch.link("soft.swift", to: "spec.toml")
    try scratch.hardLink("hard.swift", to: "spec.toml")
    try scratch.makeFolder("Out")
    try scratch.hardLink("Out/MusicTool.swift", to: "mine.mustache")
    let before = try scratch.read("spec.toml")
    for output in [
      "spec.toml", "./spec.toml", "Out/../spec.toml", scratch.path("spec.toml"), "soft.swift",
      "hard.swift", "mine.mustache", "Out/",
    ] {
      for flags in [[], ["--force"]] {
        let outcome = try Tool.run(
          executable: Tool.singletongen, ["spec.toml", "-o", output] + flags, in: scratch.url)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("it is what the run reads as '"), "\(output)")
      }
    }
    let depfile = try scratch.run(
      "spec.toml", "-o", "fine.swift", "--depfile", "soft.swift", "--force")
    #expect(depfile.errors.contains("it is what the run reads as 'spec.toml'"))
    #expect(!scratch.exists("fine.swift"))
    #expect(try scratch.read("spec.toml") == before)
    #expect(try scratch.read("mine.mustache") == "private init() {}\n")
  }

  @Test func neverOverwritesWhatStandardInputReads() throws {
    let outcome = try scratch.shell("$TOOL - -o spec.toml --force < spec.toml")
    #expect(outcome.errors.contains("it is what the run reads as '<stdin>'"))
    #expect(try scratch.read("spec.toml") == Sample.spec)
  }

  @Test func twoOutputsBehindOneLinkAreAMistake() throws {
    try scratch.write("two.toml", "[A]\n[B]\n")
    try scratch.makeFolder("Out")
    try scratch.link("Out/A.swift", to: "B.swift")
    let outcome = try scratch.run("two.toml", "-o", "Out")
    #expect(
      outcome.errors
        == "Out/B.swift: error: cannot be written: it is one file with the output 'Out/A.swift'; "
        + "write to another place\n")
    #expect(try scratch.names("Out") == ["A.swift"])
  }

  @Test(arguments: ["out.swift", "./out.swift", "new/../out.swift"])
  func theDepfileIsAnotherFileThanTheOutput(path: String) throws {
    try scratch.makeFolder("new")
    let outcome = try scratch.run("spec.toml", "-o", "out.swift", "--depfile", path)
    #expect(outcome.errors.contains("it is one file with the output 'out.swift'"))
    #expect(!scratch.exists("out.swift"))
  }

  @Test func theDepfileIsAnotherFileInAFolderThatIsNotThereYet() throws {
    let outcome = try scratch.run(
      "spec.toml", "-o", "x/y/out.swift", "--depfile", "./x//y/out.swift")
    #expect(outcome.errors.contains("it is one file with the output 'x/y/out.swift'"))
  }
}
