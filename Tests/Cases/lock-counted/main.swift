let seen = race { _ in ObjectIdentifier(MusicTool.shared) }
expect(Set(seen).count == 1, "\(Set(seen).count) objects")
print("made \(made.value) time")
