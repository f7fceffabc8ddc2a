enum Audio {}

let seen = race { _ in ObjectIdentifier(Audio.MusicTool.sharedMusicTool) }
expect(Set(seen).count == 1, "\(Set(seen).count) objects")
print("made \(made.value) time, plays \(Audio.MusicTool.sharedMusicTool.play())")
