@MainActor func check() {
  expect(Screen.shared === Screen.shared, "two objects")
}

MainActor.assumeIsolated { check() }
print("one object")
