let seen = race { _ in ObjectIdentifier(MusicTool.shared) }
expect(Set(seen).count == 1, "\(Set(seen).count) objects")
expect(ObjectIdentifier(MusicTool.shared) == seen[0], "another object later")
print("one object")
