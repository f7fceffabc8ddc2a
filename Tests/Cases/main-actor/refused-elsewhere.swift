// main actor-isolated static property 'shared' can not be referenced from a nonisolated context
nonisolated func elsewhere() -> Screen { Screen.shared }
