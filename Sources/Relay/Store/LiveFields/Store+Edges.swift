/// Finding the objects of derived fields by their keys.
extension Store {
    /// Returns the objects with these keys that were met; waits for a write in progress.
    ///
    /// An updater finds those of its own changes.
    func find(_ keys: [RecordKey]) -> ContiguousArray<DataID?> {
        if let updater {
            return updater.change { find(keys, &$0.identities) }
        }
        return writer.withLock { find(keys, &$0.identities) }
    }

    /// Returns the identities of objects with these keys, also of those that were never met; waits for a
    /// write in progress.
    func intern(_ keys: [RecordKey]) -> ContiguousArray<DataID> {
        if let updater {
            return updater.change { transaction in
                ContiguousArray(keys.map { transaction.identities.intern($0, symbols) })
            }
        }
        return writer.withLock { state in
            ContiguousArray(keys.map { state.identities.intern($0, symbols) })
        }
    }

    private func find(
        _ keys: [RecordKey],
        _ identities: inout Identities
    ) -> ContiguousArray<DataID?> {
        ContiguousArray(keys.map { key in identities.find(key) { symbols.typeName($0) } })
    }
}
