import Foundation
import TestSupport
import Testing

/// Runs that meet each other or their end.
@Suite(.serialized) struct ParallelTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Starts singletongen in the folder and does not wait.
  private func start(_ arguments: String...) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Tool.singletongen)
    process.arguments = arguments
    process.currentDirectoryURL = scratch.url
    process.standardInput = FileHandle.nullDevice
    try process.runUnblocked()
    return process
  }

  @Test func processesThatWriteOneFileNeverMixTheirTexts() throws {
    var texts: Set<String> = []
    for index in 0..<4 {
      let doc = String(repeating: "\(index)", count: 200_000 + index)
      try scratch.write("in\(index)/spec.toml", "[MusicTool]\ndoc = \"\(doc)\"\n")
      texts.insert(try scratch.run("in\(index)/spec.toml").output)
    }
    for _ in 0..<5 {
      let processes = try (0..<16).map {
        try start("in\($0 % 4)/spec.toml", "-o", "new/folder/out.swift", "--depfile", "new/out.d")
      }
      while processes.contains(where: \.isRunning) {
        if let text = try? scratch.read("new/folder/out.swift") { #expect(texts.contains(text)) }
      }
      for process in processes {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      #expect(texts.contains(try scratch.read("new/folder/out.swift")))
      #expect(try scratch.names("new/folder") == ["out.swift"])
      #expect(try scratch.names("new") == ["folder", "out.d"])
      try scratch.remove("new")
    }
  }

  /// Two versions of twenty files; a run is ended while it makes one from the other.
  private func prepare() throws -> (old: [String: String], new: [String: String]) {
    let names = (0..<20).map { "[T\($0)]\n" }.joined()
    try scratch.write("old/spec.toml", names)
    try scratch.write("new/spec.toml", "access = \"public\"\n" + names)
    var texts: [[String: String]] = []
    for version in ["new", "old"] {
      try scratch.run("\(version)/spec.toml", "-o", "Out/")
      var files: [String: String] = [:]
      for name in try scratch.names("Out") { files[name] = try scratch.read("Out/\(name)") }
      texts.append(files)
    }
    return (texts[1], texts[0])
  }

  private func interrupt(_ signal: Int32, rounds: Int) throws -> (ended: Int, temporaries: Int) {
    let (old, new) = try prepare()
    let seed = UInt64.random(in: 0 ... .max)
    print("seed \(seed) for signal \(signal)")
    var generator = Seeded(state: seed)
    var (ended, temporaries) = (0, 0)
    for round in 0..<rounds {
      let process = try start("\(round % 2 == 0 ? "new" : "old")/spec.toml", "-o", "Out/")
      usleep(UInt32.random(in: 0...40_000, using: &generator))
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { ended += 1 }
      for name in try scratch.names("Out") {
        if name.hasPrefix(".singletongen-") {
          temporaries += 1
          try scratch.remove("Out/\(name)")
        } else {
          let text = try scratch.read("Out/\(name)")
          #expect(text == old[name] || text == new[name], "seed \(seed), round \(round)")
        }
      }
      #expect(try scratch.names("Out") == old.keys.sorted(), "seed \(seed), round \(round)")
    }
    return (ended, temporaries)
  }

  @Test func aKilledRunLeavesOldOrNewFiles() throws {
    let outcome = try interrupt(SIGKILL, rounds: 150)
    #expect(outcome.ended > 0)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func anInterruptedRunLeavesNoTemporaryFile(signal: Int32) throws {
    let outcome = try interrupt(signal, rounds: 60)
    #expect(outcome.ended > 0)
    #expect(outcome.temporaries == 0)
  }

  @Test func removesWhatKilledRunsLeft() throws {
    let host = try Tool.run(executable: "uname", ["-n"]).output.dropLast()
    // No process has this number: it is beyond what any system gives out.
    let dead = ".singletongen-2000000000@\(host)+1"
    let alive = ".singletongen-\(getpid())@\(host)+1"
    let (old, fresh) = (".singletongen-2@elsewhere+1", ".singletongen-2000000000@elsewhere+2")
    let others = [".singletongen-notes", ".singletongen-notes@\(host)+1"]
    for name in [dead, alive, old, fresh] + others { try scratch.write("Out/\(name)", "x") }
    for name in [alive, old] + others { try scratch.setTime("Out/\(name)", 1000) }
    #expect(try scratch.run("--name", "A", "-o", "Out/").status == 0)
    #expect(try scratch.names("Out") == ([alive, fresh, "A.swift"] + others).sorted())
  }

  @Test func fiftyRunsHaveOneHash() throws {
    let strategies = ["once", "lock", "eager", "flexible"]
    let spec = (0..<20).map {
      "[T\($0)]\nstrategy = \"\(strategies[$0 % 4])\"\nconformances = [\"B\", \"A\", \"C\"]\n"
    }.joined()
    try scratch.write("a/spec.toml", spec)
    try scratch.write("b/c/spec.toml", spec)
    var outputs: Set<String> = []
    for round in 0..<50 {
      let folder = round % 2 == 0 ? "a" : "b/c"
      let path = round % 4 < 2 ? "spec.toml" : scratch.path("\(folder)/spec.toml")
      let outcome = try Tool.run(
        executable: Tool.singletongen, [path, "-o", "Out/"],
        in: scratch.url.appendingPathComponent(folder))
      #expect(outcome.status == 0)
      let names = try scratch.names("\(folder)/Out")
      #expect(names.count == 20)
      outputs.insert(
        try names.map { "\($0)\n" + (try scratch.read("\(folder)/Out/\($0)")) }.joined())
      try scratch.remove("\(folder)/Out")
    }
    #expect(outputs.count == 1)
    #expect(!outputs.joined().contains(scratch.url.path))
  }
}

/// A generator whose numbers follow from its seed.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
