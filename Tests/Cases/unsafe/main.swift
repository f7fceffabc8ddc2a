Counter1.shared.count += 1
Counter2.shared.count += 1
Counter3.shared.count += 1
Counter4.shared.count += 1
expect(Counter3.destroyShared(), "not destroyed")
print(Counter1.shared.count, Counter2.shared.count, Counter3.shared.count, Counter4.shared.count)
