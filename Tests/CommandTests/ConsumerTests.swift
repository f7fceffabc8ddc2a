import Foundation
import TestSupport
import Testing

/// The programs of `Tests/Consumers`, built as their users would.
@Suite(.enabled(if: Tool.exists("swiftc"), "needs swiftc"))
struct ConsumerTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.copy("Consumers")
  }

  /// Runs a build in the folder of a consumer.
  private func build(_ folder: String, _ line: String) throws -> Tool.Outcome {
    try scratch.shell(
      "cd \(folder) && \(line) 2>&1", environment: ["SINGLETONGEN": Tool.singletongen])
  }

  private func song(_ text: String) throws {
    try scratch.write(
      "make/audio.toml", "[MusicTool]\nmembers = 'func play() -> String { \"\(text)\" }'\n")
    try setLater("make/audio.toml")
  }

  /// Puts a change behind all others in time, whatever the clock of the disk resolves.
  private func setLater(_ name: String) throws {
    try scratch.setTime(name, Int(Date().timeIntervalSince1970) + 1)
    usleep(1_100_000)
  }

  @Test(.enabled(if: Tool.exists("make"), "needs make"))
  func makeBuildsTheProgram() throws {
    let first = try build("make", "make -j8 && build/app")
    #expect(first.status == 0, "\(first.output)")
    #expect(first.output.hasSuffix("\nla la la at 11\n"))
    #expect(try build("make", "make -q").status == 0)

    try song("tra la")
    #expect(try build("make", "make -j8 && build/app").output.hasSuffix("\ntra la at 11\n"))
    #expect(try build("make", "make -q").status == 0)

    // The same output from another spec: without --touch it would be made in every build.
    try scratch.write("make/settings.toml", "# again\n" + scratch.read("make/settings.toml"))
    try setLater("make/settings.toml")
    #expect(try build("make", "make").output.contains("settings.toml"))
    #expect(try build("make", "make -q").status == 0)

    try scratch.remove("make/build/audio.swift")
    #expect(try build("make", "make && build/app").output.hasSuffix("\ntra la at 11\n"))
    #expect(scratch.exists("make/build/audio.swift"))
  }

  @Test(.enabled(if: Tool.exists("make"), "needs make"))
  func makeRebuildsForATemplateAndOutlivesItsRemoval() throws {
    let plain = try scratch.read("make/audio.toml")
    try scratch.write(
      "make/mine.mustache", "static let shared = {{create}}\n{{> body}}\n")
    try scratch.write("make/audio.toml", "template = \"mine.mustache\"\n" + plain)
    #expect(try build("make", "make build/audio.swift").status == 0)
    #expect(try build("make", "make -q build/audio.swift").status == 0)
    try scratch.write("make/mine.mustache", "// other\n{{> body}}\n")
    try setLater("make/mine.mustache")
    #expect(try build("make", "make build/audio.swift").status == 0)
    #expect(try scratch.read("make/build/audio.swift").contains("// other"))
    try scratch.write("make/audio.toml", plain)
    try scratch.remove("make/mine.mustache")
    let outcome = try build("make", "make && build/app")
    #expect(outcome.output.hasSuffix("\nla la la at 11\n"), "\(outcome.output)")
  }

  @Test(.enabled(if: Tool.exists("make"), "needs make"))
  func aFailingRunStopsTheBuildAndLeavesNoHalfFile() throws {
    #expect(try build("make", "make").status == 0)
    let before = try scratch.read("make/build/audio.swift")
    try scratch.write("make/audio.toml", "[MusicTool]\nstrategy = \"onse\"\n")
    try setLater("make/audio.toml")
    let outcome = try build("make", "make -j8")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("audio.toml:2:12: error: unknown strategy 'onse'"))
    #expect(try scratch.read("make/build/audio.swift") == before)
    #expect(
      try scratch.names("make/build") == [
        "app", "audio.d", "audio.swift", "settings.d", "settings.swift",
      ])
    #expect(try build("make", "make").status == 2)
  }

  @Test(.enabled(if: Tool.exists("ninja"), "needs ninja"))
  func ninjaBuildsTheProgram() throws {
    let first = try build("ninja", "ninja -j8 && build/app")
    #expect(first.output.hasSuffix("\nla la la at 11\n"), "\(first.output)")
    #expect(try build("ninja", "ninja").output == "ninja: no work to do.\n")
    try song("tra la")
    #expect(try build("ninja", "ninja && build/app").output.hasSuffix("\ntra la at 11\n"))

    // A file that was left alone keeps the compiler from running.
    let app = try scratch.inode("ninja/build/app")
    try scratch.write("make/settings.toml", "# again\n" + scratch.read("make/settings.toml"))
    try setLater("make/settings.toml")
    #expect(try build("ninja", "ninja").output.contains("settings.toml"))
    #expect(try scratch.inode("ninja/build/app") == app)
    #expect(try build("ninja", "ninja").output == "ninja: no work to do.\n")

    try scratch.remove("ninja/build/audio.swift")
    #expect(try build("ninja", "ninja").status == 0)
    #expect(scratch.exists("ninja/build/audio.swift"))
    try scratch.write("make/audio.toml", "[MusicTool\n")
    try setLater("make/audio.toml")
    let failure = try build("ninja", "ninja")
    #expect(failure.status == 1)
    #expect(failure.output.contains("../make/audio.toml:1:11: error: "), "\(failure.output)")
  }

  @Test(
    .enabled(
      if: Tool.exists("cmake") && Tool.exists("ninja") && Tool.exists("make"),
      "needs cmake, ninja and make"),
    arguments: ["Ninja", "Unix Makefiles"])
  func cmakeBuildsTheProgram(generator: String) throws {
    let configure = try build(
      "cmake", "cmake -G '\(generator)' -DSINGLETONGEN=$SINGLETONGEN -S . -B build")
    #expect(configure.status == 0, "\(configure.output)")
    let first = try build("cmake", "cmake --build build -j8 && build/app")
    #expect(first.output.hasSuffix("\nla la la at 11\n"), "\(first.output)")
    #expect(!(try build("cmake", "cmake --build build")).output.contains("Generating"))
    try song("tra la")
    let second = try build("cmake", "cmake --build build && build/app").output
    #expect(second.contains("Generating audio.swift"))
    #expect(!second.contains("Generating settings.swift"))
    #expect(second.hasSuffix("\ntra la at 11\n"))
    #expect(!(try build("cmake", "cmake --build build")).output.contains("Generating"))
  }
}
