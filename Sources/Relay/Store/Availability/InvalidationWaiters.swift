/// The closures that wait for the invalidation of objects, by object, so that an invalidation finds
/// its waiters without a search; and those that wait for all.
struct InvalidationWaiters {
    typealias Waiter = Waiters<InvalidationState>.Waiter

    private var waiters = Waiters<InvalidationState>()
    private var waitersForAll = Waiters<Void>()
    /// The numbers of the waiters of each object.
    private var numbers: [DataID: Set<Int>] = [:]

    var isEmpty: Bool { waiters.isEmpty && numbers.isEmpty && waitersForAll.isEmpty }

    mutating func add(_ state: InvalidationState, _ notify: @escaping () -> Void) -> Int {
        let number = waiters.add(state, notify)
        for id in state.ids { numbers[id, default: []].insert(number) }
        return number
    }

    /// Removes a waiter, and returns it to be released after unlocking.
    mutating func remove(_ number: Int) -> Waiter? {
        let waiter = waiters.remove(number)
        for id in waiter?.subject.ids ?? [] {
            numbers[id]?.remove(number)
            if numbers[id]?.isEmpty == true { numbers[id] = nil }
        }
        return waiter
    }

    /// The waiters for all invalidations.
    var observers: [Waiters<Void>.Waiter] { waitersForAll.all }

    mutating func add(_ notify: @escaping () -> Void) -> Int { waitersForAll.add((), notify) }

    /// Removes a waiter for all, and returns it to be released after unlocking.
    mutating func removeObserver(_ number: Int) -> Waiters<Void>.Waiter? {
        waitersForAll.remove(number)
    }

    /// Returns the waiters that an invalidation may concern.
    func waiters(for invalidated: InvalidatedRecords) -> [Waiter] {
        switch invalidated {
        case .all: return waiters.all
        case .some(let ids):
            var found: Set<Int> = []
            for id in ids { found.formUnion(numbers[id] ?? []) }
            return waiters.waiters(found)
        }
    }
}
