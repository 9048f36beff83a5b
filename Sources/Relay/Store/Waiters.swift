/// The closures that wait for something to happen, in the order in which they were added.
///
/// Its closures are called, and released, after unlocking: each method returns them for that.
struct Waiters<Subject> {
    /// One who waits.
    struct Waiter {
        let subject: Subject
        let notify: () -> Void
    }

    /// By the number that each was given, so that one who leaves is found without a search.
    private var waiters: [Int: Waiter] = [:]
    private var nextID = 0

    var isEmpty: Bool { waiters.isEmpty }

    mutating func add(_ subject: Subject, _ notify: @escaping () -> Void) -> Int {
        nextID += 1
        waiters[nextID] = Waiter(subject: subject, notify: notify)
        return nextID
    }

    /// Removes one, and returns it to be released after unlocking.
    mutating func remove(_ id: Int) -> Waiter? {
        waiters.removeValue(forKey: id)
    }

    /// Removes those with such subjects, and returns them to be notified.
    mutating func removeAll(where isWanted: (Subject) -> Bool) -> [Waiter] {
        let removed = waiters.filter { isWanted($0.value.subject) }.keys
        defer { for id in removed { waiters[id] = nil } }
        return waiters(removed)
    }

    /// All, in the order in which they were added.
    var all: [Waiter] { waiters(waiters.keys) }

    /// Returns those with the given numbers, in the order in which they were added.
    func waiters(_ ids: some Sequence<Int>) -> [Waiter] {
        // Numbers are sorted faster than closures, which are counted.
        ids.sorted().compactMap { waiters[$0] }
    }
}
