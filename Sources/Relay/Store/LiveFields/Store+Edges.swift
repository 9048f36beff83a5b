extension Store {
    /// Returns the identities of objects with these keys, also of those that were never met; waits for a
    /// write in progress.
    ///
    /// An updater has those of its own changes.
    func intern(_ keys: [RecordKey]) -> ContiguousArray<DataID> {
        if let updater { return updater.change { intern(keys, &$0.identities) } }
        return writer.withLock { intern(keys, &$0.identities) }
    }

    private func intern(
        _ keys: [RecordKey],
        _ identities: inout Identities
    ) -> ContiguousArray<DataID> {
        ContiguousArray(keys.map { identities.intern($0, symbols) })
    }
}
