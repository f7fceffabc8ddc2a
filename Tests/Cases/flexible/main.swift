let seen = race { _ in ObjectIdentifier(MusicTool.shared) }
expect(Set(seen).count == 1, "\(Set(seen).count) objects")
let other = MusicTool()
expect(other !== MusicTool.shared, "the same object")
expect(other !== MusicTool(), "the same object")
print("one shared, others differ")
