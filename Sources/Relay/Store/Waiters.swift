/// Those who wait for something to happen, in the order in which they came.
struct Waiters<Subject> {
    private var waiters: [(id: Int, subject: Subject, tell: () -> Void)] = []
    private var nextID = 0

    var isEmpty: Bool { waiters.isEmpty }

    mutating func add(_ subject: Subject, _ tell: @escaping () -> Void) -> Int {
        nextID += 1
        waiters.append((nextID, subject, tell))
        return nextID
    }

    /// Removes one; the caller releases it outside the lock, because it may hold others.
    mutating func remove(_ id: Int) -> (() -> Void)? {
        guard let position = waiters.firstIndex(where: { $0.id == id }) else { return nil }
        return waiters.remove(at: position).tell
    }

    /// Removes all.
    mutating func removeAll() -> [() -> Void] {
        take(&waiters, []).map(\.tell)
    }

    /// Tells those whose subject is one that concerns them.
    func tell(where concerns: (Subject) -> Bool = { _ in true }) {
        for waiter in waiters where concerns(waiter.subject) { waiter.tell() }
    }
}
