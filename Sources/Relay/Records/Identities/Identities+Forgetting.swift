extension Identities {
    /// Forgets all entries but the root.
    ///
    /// Returns the previous entries, which take long to release.
    @discardableResult
    package mutating func forgetAll() -> Identities {
        let old = self
        self = Identities(after: old)
        return old
    }

    /// Forgets all entries but `ids`, the root, and the parents of those that are kept.
    ///
    /// An object that comes again later has another number than before.
    package mutating func keep(_ ids: NumberSet<DataID>) {
        var kept = ids
        kept.insert(.root)
        // A place comes after the object that it is in.
        for chunk in chunks.indices.reversed() {
            for place in chunks[chunk].indices.reversed() {
                guard case .path(let parent, _, _) = chunks[chunk][place],
                    kept.contains(DataID(index: UInt32(chunk << 10 | place)))
                else { continue }
                kept.insert(parent)
            }
        }
        forget(allBut: kept)
        visited.forgetAll()
    }

    /// Calls `body` with the field of each place.
    func forEachPlaceKey(_ body: (FieldKey) -> Void) {
        for origins in chunks {
            for case .path(_, let key, _) in origins { body(key) }
        }
    }
}
