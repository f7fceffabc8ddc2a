print("main")
expect(MusicTool.shared === MusicTool.shared, "two objects")
MusicTool.start()
