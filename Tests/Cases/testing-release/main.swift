print(MusicTool.shared === MusicTool.shared)
