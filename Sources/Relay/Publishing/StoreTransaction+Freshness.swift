extension StoreTransaction {
    /// Counts a field that an updater sets as received now, if it ages.
    mutating func renew(_ key: FieldKey, of id: DataID) {
        guard let receipt, let stamp = source.stamp(of: id), let known = stamp.find(key),
            known.group.received != receipt.time
        else { return }
        let renewed = FreshnessStamp(
            received: receipt.time,
            [.init(key: key, seconds: known.seconds)],
            over: stamp
        )
        source.changeFreshness { table in table.set(table.add(renewed), for: id) }
    }

    /// Drops the stamps that no record has any more, if there are many.
    mutating func dropUnusedStamps() {
        if source.hasAges { source.changeFreshness { $0.dropUnusedIfMany() } }
    }
}
