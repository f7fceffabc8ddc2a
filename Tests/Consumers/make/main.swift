print(MusicTool.shared.play(), "at", Settings.shared.volume)
