import Foundation
import TestSupport
import Testing

@Suite struct DepfileTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func namesTheSpecsAndTheTemplatesOnce() throws {
    try scratch.write("In/one.mustache", "private init() {}\n")
    try scratch.write("two.mustache", "private init() {}\n")
    let first = "template = \"one.mustache\"\n[A]\n[B]\ntemplate = \"../two.mustache\"\n"
    try scratch.write("In/a.toml", first)
    let outcome = try scratch.shell(
      "echo '[C]' | $TOOL In/a.toml - -o Out/ --depfile deps/out.d")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try scratch.read("deps/out.d") == """
        Out/A.swift \\
          Out/B.swift \\
          Out/C.swift: \\
          In/a.toml \\
          In/one.mustache \\
          In/../two.mustache

        In/a.toml:

        In/one.mustache:

        In/../two.mustache:

        """)
    #expect(try scratch.names("deps") == ["out.d"])
  }

  @Test func aRunWithoutFilesToReadHasARuleWithoutSources() throws {
    #expect(
      try scratch.run("--name", "A", "-o", "a.swift", "--depfile", "a.d").status == 0)
    #expect(try scratch.read("a.d") == "a.swift: \\\n  \n")
  }

  @Test func replacesADepfileButNoOtherFile() throws {
    try scratch.write("spec.toml", Sample.spec)
    try scratch.write("other.toml", "[Other]\n")
    #expect(try scratch.run("spec.toml", "-o", "Out/", "--depfile", "out.d").status == 0)
    #expect(
      try scratch.run("other.toml", "spec.toml", "-o", "Out/", "--depfile", "out.d").status == 0)
    #expect(try scratch.read("out.d").hasPrefix("Out/Other.swift \\\n  Out/MusicTool.swift:"))
    let own = try scratch.read("out.d")
    for text in [
      "import Foundation\n", "let x: Int = 1\n", "a: b\nc\n", "TODO:\n", "TODO:\n\nDONE:\n",
      "main.o: main.c \\\n a.h\n\na.h:\n", "main.o: main.c \\\n  a.h\n\na.h:\n", own + "\n",
      own + "mine:\n", String(own.dropLast(1)),
    ] {
      try scratch.write("out.d", text)
      let outcome = try scratch.run("spec.toml", "-o", "Out/", "--depfile", "out.d")
      #expect(outcome.errors.contains("out.d: error: cannot be written: singletongen did not"))
      #expect(try scratch.read("out.d") == text)
    }
  }

  /// In every form that a dependency file has.
  @Test(arguments: ["out.swift", "a b#$:c/\u{E9}.swift", "Out/"])
  func replacesItsOwn(output: String) throws {
    try scratch.write("100%/spec.toml", Sample.spec)
    try scratch.write("a b#$:c/spec.toml", "[Other]\n")
    for arguments in [
      ["--name", "A"], ["100%/spec.toml"], ["a b#$:c/spec.toml"], ["--name", "A"],
      ["100%/spec.toml", "a b#$:c/spec.toml"], ["--name", "A"],
    ] {
      let outcome = try Tool.run(
        executable: Tool.singletongen, arguments + ["-o", output, "--depfile", "out.d"],
        in: scratch.url)
      #expect(outcome.errors == "")
    }
  }

  @Test func pathsThatDifferInTheirBytesAreBothThere() throws {
    try scratch.write("\u{E9}.toml", "[A]\n")
    try scratch.write("e\u{301}.toml", "[B]\n")
    let outcome = try scratch.run(
      "\u{E9}.toml", "e\u{301}.toml", "-o", "Out/", "--depfile", "out.d")
    try #require(outcome.status == 0, "\(outcome.errors)")
    #expect(try scratch.read("out.d").split(separator: "\n").count == 6)
  }

  @Test func aFailingRunWritesNone() throws {
    try scratch.write("spec.toml", "[A")
    #expect(try scratch.run("spec.toml", "-o", "Out/", "--depfile", "out.d").status == 1)
    #expect(!scratch.exists("out.d"))
  }

  /// What Make or Ninja would take for something else than a part of the path.
  @Test(arguments: [
    "a=b", "a;b", "a|b", "a&b", "a*b", "a?b", "a'b", "a\"b", "a`b", "a<b", "a>b", "a^b", "a\tb",
    "a\\ b", "a\\#b", "a\\:b", "a\\$b", "a\\", "a%b", "a(b)",
  ])
  func refusesPathsThatTheyReadDifferently(name: String) throws {
    try scratch.write("spec.toml", Sample.spec)
    let outcome = try scratch.run("spec.toml", "-o", name, "--depfile", "out.d")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("that Make and Ninja cannot both read in a dependency file"))
    #expect(try scratch.names() == ["spec.toml"])
  }

  private static let readable = [
    "plain", "a b", "a  b ", "a#b", "a$b", "a$(b)c", "a:b", "a: b", "a\\b", "a\\\\b",
    "\u{E9}\u{4E2D}",
    "a+b", "~a", "a(b)c", "a[1]b", "a@b", "a{b}", "a,b", "a!b", "-a", "C:\\a b#$c",
  ]

  /// The output, the spec and the template are below a folder of the name.
  private func prepare(_ name: String) throws {
    try scratch.write("\(name)/spec.toml", "template = \"t.mustache\"\n[A]\n")
    try scratch.write("\(name)/t.mustache", "// {{type.name}}\nprivate init() {}\n")
    try scratch.setTime("\(name)/spec.toml", 1000)
    try scratch.setTime("\(name)/t.mustache", 1000)
    let quoted = "'./" + name.replacing("'", with: "'\\''")
    // A leading ./ would make another path of it, but to a shell - and ~ are something else.
    let folder = name.hasPrefix("-") ? quoted : quoted.replacing("'./", with: "'")
    try scratch.write(
      "run.sh",
      "echo x >> ran\n\"$TOOL\" \(folder)/spec.toml' -o \(folder)/out.swift' --depfile out.d --touch\n"
    )
  }

  private func runs() throws -> Int { try scratch.read("ran").split(separator: "\n").count }

  @Test(.enabled(if: Tool.exists("make"), "needs make"), arguments: readable + ["a%b"])
  func makeReadsThePaths(name: String) throws {
    try prepare(name)
    try scratch.write("Makefile", "%.swift: ; sh run.sh\n-include out.d\n")
    func make() throws -> Tool.Outcome {
      let goal = name.hasPrefix("-") ? "./\(name)/out.swift" : "\(name)/out.swift"
      // To Make a goal with % would be a pattern; the output is somewhere else then.
      return try Tool.run(
        executable: "make", ["-s", goal], in: scratch.url,
        environment: ["TOOL": Tool.singletongen])
    }
    if name.contains("%") {
      let script = try scratch.read("run.sh").replacing("-o '\(name)/", with: "-o '")
      try scratch.write("run.sh", script)
      try checkPercent()
      return
    }
    let first = try make()
    #expect(first.status == 0, "\(first.errors)")
    #expect(try make().status == 0)
    #expect(try runs() == 1)
    try scratch.setTime("\(name)/t.mustache", Int(Date().timeIntervalSince1970) + 100)
    #expect(try make().status == 0)
    #expect(try runs() == 2)
    try scratch.write("\(name)/spec.toml", "[A]\n")
    try scratch.remove("\(name)/t.mustache")
    let last = try make()
    #expect(last.status == 0, "\(last.errors)")
  }

  private func checkPercent() throws {
    let environment = ["TOOL": Tool.singletongen]
    let line = "make -s out.swift"
    #expect(try scratch.shell(line, environment: environment).status == 0)
    #expect(try scratch.shell(line, environment: environment).status == 0)
    #expect(try runs() == 1)
    try scratch.setTime("a%b/t.mustache", Int(Date().timeIntervalSince1970) + 100)
    #expect(try scratch.shell(line, environment: environment).status == 0)
    #expect(try runs() == 2)
  }

  @Test(.enabled(if: Tool.exists("ninja"), "needs ninja"), arguments: readable)
  func ninjaReadsThePaths(name: String) throws {
    try prepare(name)
    var output = name
    for special in ["$", " ", ":"] { output = output.replacing(special, with: "$" + special) }
    if name.hasPrefix("-") { output = "./" + output }
    try scratch.write(
      "build.ninja",
      "rule r\n  command = sh run.sh\n  depfile = out.d\n  deps = gcc\nbuild \(output)/out.swift: r\n"
    )
    func ninja() throws -> Tool.Outcome {
      try Tool.run(
        executable: "ninja", [], in: scratch.url, environment: ["TOOL": Tool.singletongen])
    }
    let first = try ninja()
    #expect(first.status == 0, "\(first.output)")
    #expect(try ninja().output == "ninja: no work to do.\n")
    #expect(try runs() == 1)
    try scratch.setTime("\(name)/t.mustache", Int(Date().timeIntervalSince1970) + 100)
    #expect(try ninja().status == 0)
    #expect(try runs() == 2)
    try scratch.write("\(name)/spec.toml", "[A]\n")
    try scratch.remove("\(name)/t.mustache")
    #expect(try ninja().status == 0)
  }
}
