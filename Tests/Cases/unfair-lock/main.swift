let seen = race { _ in ObjectIdentifier(MusicTool.shared) }
expect(Set(seen).count == 1, "\(Set(seen).count) objects")
print("shared")
expect(MusicTool() == nil, "a second object")
expect(MusicTool() == nil, "a second object")
