print(First.shared === First.shared)
