// type 'MusicTool' has no member 'withShared'
func replace() { MusicTool.withShared(MusicTool.shared) {} }
