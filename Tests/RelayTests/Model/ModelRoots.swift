/// Which operations a model's store keeps, told in the plainest way.
struct ModelRoots {
    struct Written: Equatable {
        let epoch: Int
        let time: Int
    }

    struct Entry {
        /// How often it is retained, by references too.
        var count = 0
        var written: Written?
        /// How many collections had begun, or caught up with new roots, when it was added.
        let firstCollection: Int
    }

    /// By the number of the operation.
    var entries: [Int: Entry] = [:]
    private var released: [Int] = []
    /// How often the set of entries has changed.
    private(set) var revision = 0
    private(set) var collections = 0

    mutating func noteCollection() { collections += 1 }

    mutating func retain(_ operation: Int) {
        if entries[operation] == nil { revision += 1 }
        entries[operation, default: Entry(firstCollection: collections)].count += 1
        released.removeAll { $0 == operation }
    }

    /// Whether something is not kept any more.
    mutating func release(_ operation: Int, now: Int) -> Bool {
        guard let entry = endRetention(of: operation) else { return false }
        if isExpired(entry.written, now: now) {
            forget(operation)
            return true
        }
        return buffer(operation)
    }

    /// Whether something is not kept any more, after the last reference to the operation's data.
    mutating func releaseReference(_ operation: Int) -> Bool {
        guard let entry = endRetention(of: operation) else { return false }
        guard entry.written == nil else { return buffer(operation) }
        forget(operation)
        return entry.firstCollection < collections
    }

    /// The entry, if nothing retains the operation any more.
    private mutating func endRetention(of operation: Int) -> Entry? {
        entries[operation]?.count -= 1
        return entries[operation]?.count == 0 ? entries[operation] : nil
    }

    private mutating func buffer(_ operation: Int) -> Bool {
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
