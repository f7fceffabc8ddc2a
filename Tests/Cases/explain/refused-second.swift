// 'init()' is unavailable: there is only one; use MusicTool.standard
let second = MusicTool()
