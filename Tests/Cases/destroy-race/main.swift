let destroyed = race(32) { index in
  var destroyed = 0
  for round in 0..<200 {
    if (index + round) % 3 == 0 {
      if MusicTool.destroyShared() { destroyed += 1 }
    } else {
      let tool = MusicTool.shared
      // Never two at a time: the count of living objects was zero when each was made.
      expect(tool.serial == 1, "\(tool.serial) objects at a time")
    }
  }
  return destroyed
}.reduce(0, +)
let rest = MusicTool.destroyShared() ? 1 : 0
expect(made.value == destroyed + rest, "made \(made.value), destroyed \(destroyed) + \(rest)")
expect(destroyed > 0, "nothing was destroyed")
print("never two")
