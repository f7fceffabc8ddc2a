struct Failure: Error, Equatable {}

#if DEBUG
  @MainActor func check() async throws {
    let shared = MusicTool.shared
    let one = MusicTool.makeForTesting()
    let two = MusicTool.makeForTesting()
    expect(one !== shared && two !== one, "the shared object again")

    // Nested replacements, the value handed out, and the error as its own type.
    let sum = MusicTool.withShared(one) {
      expect(MusicTool.shared === one, "not the first replacement")
      MusicTool.withShared(two) { expect(MusicTool.shared === two, "not the second") }
      expect(MusicTool.shared === one, "not the first replacement again")
      return 3
    }
    expect(sum == 3, "lost value")
    expect(MusicTool.shared === shared, "still replaced")
    do throws(Failure) {
      try MusicTool.withShared(one) { () throws(Failure) in throw Failure() }
      expect(false, "lost error")
    } catch {
      expect(error == Failure(), "another error")
    }

    // Two tasks with a replacement each, which their children see.
    await withTaskGroup(of: Void.self) { group in
      for replacement in [one, two] {
        group.addTask {
          await MusicTool.withShared(replacement) {
            for _ in 0..<100 {
              expect(MusicTool.shared === replacement, "another task's replacement")
              await Task.yield()
            }
            await withTaskGroup(of: Bool.self) { children in
              for _ in 0..<4 { children.addTask { MusicTool.shared === replacement } }
              for await isRight in children { expect(isRight, "not the parent's replacement") }
            }
          }
        }
      }
    }
    expect(MusicTool.shared === shared, "still replaced")

    let screen = Screen.makeForTesting()
    await Screen.withShared(screen) {
      await Task.yield()
      expect(Screen.shared === screen, "the main actor sees another one")
    }
    do throws(Failure) {
      try await Screen.withShared(screen) { () async throws(Failure) in throw Failure() }
      expect(false, "lost error")
    } catch {
      expect(error == Failure(), "another error")
    }

    let recorder = Recorder.makeForTesting()
    recorder.name = "replaced"
    Recorder.withShared(recorder) { expect(Recorder.shared.name == "replaced", "not replaced") }
    expect(Recorder.shared.name == "shared", "still replaced")
  }

  try await check()
#endif
print("made", MusicTool.shared.serial > 0)
