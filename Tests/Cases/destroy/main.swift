expect(!MusicTool.destroyShared(), "destroyed what was never made")
var held: MusicTool? = MusicTool.shared
expect(!MusicTool.destroyShared(), "destroyed what is held")
expect(held === MusicTool.shared, "another object after a refusal")
weak let weakly = held
held = nil
expect(weakly != nil, "gone too early")
print("before")
expect(MusicTool.destroyShared(), "not destroyed")
print("after")
expect(weakly == nil, "still there")
expect(!MusicTool.destroyShared(), "destroyed twice")
_ = MusicTool.shared
print("made \(made.value) times")
expect(MusicTool.destroyShared(), "not destroyed again")
