@testable import Relay

/// Which objects were made up by optimistic updates, so that they are deleted when these are rolled back.
extension ModelRun {
    /// The names of all objects that the store knows, even if it has no records of them.
    private var known: Set<ByteKey> {
        store.writer.withLock { state in
            let numbers = 0..<UInt32(clamping: state.identities.count)
            return Set(
                numbers.map {
                    ByteKey(state.identities.describe(DataID(index: $0), store.symbols.texts))
                }
            )
        }
    }

    /// Has the model apply an update that the store has applied in `add`; notes what it has made up.
    func notingMadeUp(_ add: () throws -> Void) rethrows {
        let (known, before) = (known, view.records)
        try add()
        let new = view.records.keys.filter { before[$0] == nil && !known.contains($0) }
        madeUp.formUnion(new)
        everMadeUp.formUnion(new)
    }

    /// Notes the objects that were in the view before and are not any more.
    ///
    /// Those that a response has named are missing. The store alone knows which names it still had when an
    /// object was made up once more.
    func withdraw(_ before: ModelRecords) {
        madeUp.subtract(base.records.keys)
        everMadeUp.subtract(base.records.keys)
        let marked = store.writer.withLock { state in
            Set(
                state.base.invalidations.allWithdrawn.map {
                    ByteKey(state.identities.describe($0, store.symbols.texts))
                }
            )
        }
        for (key, record) in before.records
        where key != ModelRecords.root && !record.isDeleted && view.records[key] == nil {
            guard madeUp.contains(key) || marked.contains(key) && everMadeUp.contains(key)
            else { continue }
            base.withdrawn.insert(key)
            view.withdrawn.insert(key)
        }
        madeUp = madeUp.filter { view.records[$0] != nil || view.withdrawn.contains($0) }
    }
}
