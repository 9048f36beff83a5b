extension Identities {
    /// Forgets all entries but the root.
    package mutating func forgetAll() {
        keep { _ in false }
    }

    /// Forgets the entries that don't satisfy `isKept`, except for the root and the parents of kept
    /// entries.
    ///
    /// An object that comes again later has another number than before.
    @inline(__always)
    package mutating func keep(_ isKept: (DataID) -> Bool) {
        var kept = NumberSet<DataID>(endIndex: count)
        kept.insert(.root)
        // A place comes after the object that it is in.
        for chunk in chunks.indices.reversed() {
            for place in chunks[chunk].indices.reversed() {
                let id = DataID(index: UInt32(chunk << 10 | place))
                guard kept.contains(id) || isKept(id) else { continue }
                switch chunks[chunk][place] {
                case .forgotten: continue
                case .path(let parent, _, _): kept.insert(parent)
                default: break
                }
                kept.insert(id)
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
