expect(MusicTool.standard === MusicTool.standard, "two objects")
print("one object")
