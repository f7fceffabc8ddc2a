// Some threads turn weak references into strong ones while others destroy: an instance that is
// destroyed is gone from every weak reference, and one that is held is never replaced.
let failures = race(8) { index in
  var failures = 0
  for _ in 0..<2000 {
    if index % 2 == 0 {
      weak let tool = MusicTool.shared
      if let strong = tool {
        if strong !== MusicTool.shared { failures += 1 }
      }
    } else {
      _ = MusicTool.destroyShared()
    }
  }
  return failures
}.reduce(0, +)
expect(failures == 0, "\(failures) objects were replaced while they were held")
print("held means kept")
