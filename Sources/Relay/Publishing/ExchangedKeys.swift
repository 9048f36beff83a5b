/// The keys that objects had before the server gave them others.
///
/// An optimistic update that was in force then may still name an object by its previous key. For
/// everything else such a key is that of another object, perhaps a new one.
struct ExchangedKeys: Sendable {
    /// Those that had a key one after the other.
    private var entries: [RecordKey: [Entry]] = [:]

    /// An object that had a key.
    struct Entry {
        fileprivate let id: DataID
        /// Whether the store knew the object by its new key already.
        fileprivate let wasKnown: Bool
        /// The optimistic update that had been added last when the key was exchanged.
        fileprivate let lastUpdate: OptimisticUpdate.ID
    }

    /// Returns the object that had a key when an optimistic update was added.
    func object(_ key: RecordKey, for update: OptimisticUpdate.ID?) -> DataID? {
        guard let update else { return nil }
        return entries[key]?.first { update <= $0.lastUpdate }?.id
    }

    /// Calls `body` with the objects that had other keys when an optimistic update was added, and that
    /// the store didn't know by their new keys.
    func forEach(for update: OptimisticUpdate.ID, _ body: (RecordKey, DataID) -> Void) {
        for (key, entries) in entries {
            guard let entry = entries.first(where: { update <= $0.lastUpdate }), !entry.wasKnown
            else { continue }
            body(key, entry.id)
        }
    }

    /// Records that an object has another key now.
    mutating func note(
        _ key: RecordKey,
        of id: DataID,
        wasKnown: Bool,
        lastUpdate: OptimisticUpdate.ID
    ) {
        let entry = Entry(id: id, wasKnown: wasKnown, lastUpdate: lastUpdate)
        entries[key, default: []].append(entry)
    }

    /// Records that the key that was exchanged last was not exchanged.
    mutating func restore(_ key: RecordKey) {
        _ = entries[key]?.popLast()
    }

    /// Forgets all keys, once no update is in force.
    mutating func forgetAll() {
        if !entries.isEmpty { entries = [:] }
    }
}

extension StoreTransaction {
    /// Runs `body` with the keys that objects had when the optimistic update was added, so that its
    /// response means the same objects as before.
    ///
    /// Objects are told apart by these keys then. The response doesn't contain the new ones: it has been
    /// applied before, and the store didn't know them when the keys were exchanged.
    mutating func withPreviousKeys<Result>(
        _ body: (inout StoreTransaction) throws -> Result
    ) rethrows -> Result {
        guard let optimisticUpdate else { return try body(&self) }
        let before = source
        var exchanged: [(id: DataID, other: DataID, parts: [String], previous: [String])] = []
        exchangedKeys.forEach(for: optimisticUpdate) { key, id in
            let other = identities.intern(key, symbols)
            footprint?.note(other)
            guard before[other] == nil, before[id] != nil,
                let parts = RecordKey(of: id, identities, symbols)?.parts
            else { return }
            exchanged.append((id, other, parts, key.parts))
            identities.exchangeKeys(of: id, and: other)
        }
        defer {
            for exchange in exchanged.reversed() {
                identities.exchangeKeys(of: exchange.id, and: exchange.other)
            }
        }
        let result = try body(&self)
        for exchange in exchanged {
            restoreKeyFields(of: exchange.id, before, exchange.parts, exchange.previous)
        }
        return result
    }

    /// Has the key fields of an object hold its key, where a response has put the previous one.
    private mutating func restoreKeyFields(
        of id: DataID,
        _ before: RecordSource,
        _ parts: [String],
        _ previousParts: [String]
    ) {
        guard let known = before[id], var record = source[id] else { return }
        for key in known.keys where record[key] != known[key] {
            guard let text = known[key].json.map(RecordKey.text), parts.contains(text),
                let previous = record[key].json.map(RecordKey.text),
                previousParts.contains(previous)
            else { continue }
            record[key] = known[key]
        }
        source[id] = record
    }
}
