/// The functions that are called with each publication, in the order in which they were added.
struct PublicationObservers {
    private var observers: [(id: Int, notify: @Sendable (Publication) -> Void)] = []
    private var lastID = 0

    var isEmpty: Bool { observers.isEmpty }

    var all: [@Sendable (Publication) -> Void] { observers.map(\.notify) }

    mutating func add(_ notify: @escaping @Sendable (Publication) -> Void) -> Int {
        lastID += 1
        observers.append((lastID, notify))
        return lastID
    }

    /// Removes an observer, and returns it to be released after unlocking.
    mutating func remove(_ id: Int) -> (@Sendable (Publication) -> Void)? {
        guard let position = observers.firstIndex(where: { $0.id == id }) else { return nil }
        return observers.remove(at: position).notify
    }
}
