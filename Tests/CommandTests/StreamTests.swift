import Foundation
import TestSupport
import Testing

/// Outputs that are no regular files are written, and never replaced.
///
/// Never with a device of the system as the output: as root, a tool that fails would replace it.
@Suite struct StreamTests {
  private let scratch: Scratch
  private let text: String

  init() throws {
    scratch = try Scratch()
    try scratch.write("spec.toml", Sample.spec)
    text = try scratch.run("spec.toml").output
  }

  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "link.swift"])
  func standardOutputGoesWhereTheShellSends(path: String) throws {
    try scratch.link("link.swift", to: "/dev/stdout")
    let outcome = try scratch.shell(
      "{ echo before; $TOOL spec.toml -o \(path); echo after; } > all")
    #expect(outcome.errors == "")
    #expect(try scratch.read("all") == "before\n\(text)after\n")
    #expect(try scratch.run("spec.toml", "-o", path, "--depfile", "out.d").output == text)
    #expect(try scratch.read("out.d").hasPrefix("\(path): \\\n  spec.toml\n"))
  }

  @Test func otherDescriptorsAreWritten() throws {
    #expect(try scratch.run("spec.toml", "-o", "/dev/stderr").errors == text)
    try scratch.shell("$TOOL spec.toml -o /dev/fd/7 7> seven")
    #expect(try scratch.read("seven") == text)
    #expect(
      try scratch.run("spec.toml", "-o", "/dev/fd/77").errors
        == "/dev/fd/77: error: cannot be written: Bad file descriptor\n")
  }

  @Test func aPipeIsWritten() throws {
    // The pipe is opened once more in case that singletongen did not: `cat` would wait forever.
    let outcome = try scratch.shell(
      "mkfifo pipe; cat pipe > read & $TOOL spec.toml -o pipe; echo $?; : 5<> pipe; wait")
    #expect(outcome.output + outcome.errors == "0\n")
    #expect(try scratch.read("read") == text)
    #expect(try scratch.status("pipe").st_mode & S_IFMT == S_IFIFO)
  }

  @Test func aDeviceIsWritten() throws {
    // The same device as /dev/full.
    guard try scratch.shell("mknod full c 1 7 && echo > full").errors.contains("No space") else {
      return
    }
    #expect(
      try scratch.run("spec.toml", "-o", "full").errors
        == "full: error: cannot be written: No space left on device\n")
    #expect(try scratch.status("full").st_mode & S_IFMT == S_IFCHR)
  }

  @Test func aPipeThatNobodyReadsCanBeInterrupted() throws {
    let outcome = try scratch.shell(
      "mkfifo pipe; $TOOL spec.toml -o pipe & sleep 0.3; kill -TERM $!; wait $!; echo $?")
    #expect(outcome.output == "143\n")
  }
}
