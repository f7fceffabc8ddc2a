import Foundation
import TestSupport
import Testing

/// What can be wrong with a spec's file or standard input, and what is right although it is unusual.
@Suite struct InputTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write("spec.toml", Sample.spec)
  }

  @Test func aSpecThatCannotBeReadIsReportedWithTheReason() throws {
    try scratch.makeFolder("folder")
    try scratch.link("loop", to: "loop")
    for (path, reason) in [
      ("missing.toml", "No such file or directory"), ("folder", "Is a directory"),
      ("spec.toml/inner", "Not a directory"), ("loop", "Too many levels of symbolic links"),
      (String(repeating: "a", count: 300), "File name too long"),
    ] {
      let outcome = try scratch.run("spec.toml", path, "-o", "Out/")
      #expect(outcome.status == 1)
      #expect(outcome.output == "")
      #expect(outcome.errors == "\(path): error: cannot be read: \(reason)\n")
      #expect(!scratch.exists("Out"))
    }
  }

  @Test(
    .enabled(if: Privileges.dropping != nil, "needs setpriv as root, or another user than root"))
  func anUnreadableSpecIsReported() throws {
    try scratch.setMode("spec.toml", 0)
    let outcome = try scratch.unprivileged("$TOOL spec.toml")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "spec.toml: error: cannot be read: Permission denied\n")
  }

  @Test(arguments: [
    (Data(), "1:1: error: the spec has no singleton"),
    (Data([0xFF, 0xFE, 0x5B, 0]), "1:1: error: the text is UTF-16"),
    (Data("[A]\n# \u{E9}".utf8.dropLast()), "2:3: error: the text is not UTF-8 from here on"),
    (Data("[A]\0\n".utf8), "1:4: error: the control character U+0000 is not allowed"),
    (Data("[A]\n# \0\n".utf8), "2:3: error: the control character U+0000 is not allowed"),
  ])
  func aTextThatIsNoSpecIsReported(text: Data, message: String) throws {
    try text.write(to: scratch.url.appendingPathComponent("bad.toml"))
    let outcome = try scratch.run("bad.toml", "-o", "Out/")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("bad.toml:\(message)"), "\(outcome.errors)")
    #expect(!scratch.exists("Out"))
  }

  @Test func lineEndingsAndAByteOrderMarkChangeNothing() throws {
    let spec =
      "# comment\n[MusicTool]\nstrategy = \"lock\"\nmembers = '''\nlet a = 1\nlet b = 2\n'''\n"
    try scratch.write("spec.toml", spec)
    let plain = try scratch.run("spec.toml")
    try scratch.write("spec.toml", "\u{FEFF}" + spec.replacing("\n", with: "\r\n"))
    let other = try scratch.run("spec.toml")
    #expect(plain.status == 0)
    #expect(other.output == plain.output)
  }

  @Test func aSpecOfManyMegabytesWorks() throws {
    let line =
      "# a comment that is of no use to anyone but for its length, which is a hundred bytes"
    try scratch.write("spec.toml", String(repeating: line + "\n", count: 120_000) + "[Big]\n")
    let outcome = try scratch.run("spec.toml")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("final class Big"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/zero"), "needs /dev/zero"))
  func anInputWithoutAnEndIsRefused() throws {
    let reason = "cannot be read: it is larger than 64 MiB, the limit for an input; split it"
    #expect(try scratch.run("/dev/zero").errors == "/dev/zero: error: \(reason)\n")
    #expect(try scratch.shell("$TOOL - < /dev/zero").errors == "<stdin>: error: \(reason)\n")
    try scratch.write("spec.toml", "[A]\ntemplate = \"/dev/zero\"\n")
    let outcome = try scratch.run("spec.toml")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.hasPrefix("spec.toml:2:12: error: the template '/dev/zero' \(reason)\n"))
  }

  /// An array that grows for each chunk that is read asks the system for memory as often.
  @Test(.enabled(if: Tool.exists("strace"), "needs strace"))
  func readingAsksForMemoryAFewTimesOnly() throws {
    let line = String(repeating: "#", count: 1023) + "\n"
    try scratch.write("big.toml", String(repeating: line, count: 16 << 10) + "[A]\n")
    let outcome = try scratch.shell(
      "cat big.toml | strace -f -o calls -e trace=mmap,mremap,brk $TOOL - > out.swift")
    try #require(outcome.status == 0, "\(outcome.errors)")
    #expect(try scratch.read("calls").split(separator: "\n").count < 150)
  }
}
