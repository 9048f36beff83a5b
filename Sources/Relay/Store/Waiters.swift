/// Those who wait for something to happen, in the order in which they came.
struct Waiters<Subject> {
    /// By the number that each was given: whoever leaves is found without a look at the others.
    private var waiters: [Int: (subject: Subject, tell: () -> Void)] = [:]
    private var nextID = 0

    var isEmpty: Bool { waiters.isEmpty }

    mutating func add(_ subject: Subject, _ tell: @escaping () -> Void) -> Int {
        nextID += 1
        waiters[nextID] = (subject, tell)
        return nextID
    }

    /// Removes one; the caller releases it outside the lock, because it may hold others.
    mutating func remove(_ id: Int) -> (() -> Void)? {
        waiters.removeValue(forKey: id)?.tell
    }

    /// Removes all.
    mutating func removeAll() -> [() -> Void] {
        take(&waiters, [:]).sorted { $0.key < $1.key }.map(\.value.tell)
    }

    /// Tells those whose subject is one that concerns them.
    func tell(where concerns: (Subject) -> Bool = { _ in true }) {
        let concerned = waiters.filter { concerns($0.value.subject) }
        for (_, waiter) in concerned.sorted(by: { $0.key < $1.key }) { waiter.tell() }
    }
}
