let seen = race { _ in ObjectIdentifier(Store.shared) }
expect(Set(seen).count == 1, "\(Set(seen).count) objects")
let store = Store.shared
let first = await store.add()
let second = await Store.shared.add()
print(first, second)
