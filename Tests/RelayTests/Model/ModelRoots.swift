/// Which operations a model's store keeps, told in the plainest way.
struct ModelRoots {
    struct Written: Equatable {
        let epoch: Int
        let time: Int
    }

    struct Entry {
        var count = 0
        var written: Written?
    }

    /// By the number of the operation.
    var entries: [Int: Entry] = [:]
    private var released: [Int] = []
    /// How often the set of entries has changed.
    private(set) var revision = 0

    mutating func retain(_ operation: Int) {
        if entries[operation] == nil { revision += 1 }
        entries[operation, default: Entry()].count += 1
        released.removeAll { $0 == operation }
    }

    /// Whether something is not kept any more.
    mutating func release(_ operation: Int, now: Int) -> Bool {
        entries[operation]?.count -= 1
        guard entries[operation]?.count == 0 else { return false }
        if isExpired(entries[operation]?.written, now: now) {
            forget(operation)
            return true
        }
        released.append(operation)
        guard released.count > ModelRun.bufferSize else { return false }
        forget(released.removeFirst())
        return true
    }

    mutating func forgetReleased() {
        for operation in released { forget(operation) }
        released = []
    }

    mutating func note(_ operation: Int, epoch: Int, time: Int) {
        entries[operation]?.written = Written(epoch: epoch, time: time)
    }

    func isExpired(_ written: Written?, now: Int) -> Bool {
        written.map { now - $0.time >= ModelRun.expirationTime } ?? false
    }

    mutating func reset() {
        forgetReleased()
        for operation in Array(entries.keys) { entries[operation]?.written = nil }
    }

    private mutating func forget(_ operation: Int) {
        entries[operation] = nil
        revision += 1
    }
}
