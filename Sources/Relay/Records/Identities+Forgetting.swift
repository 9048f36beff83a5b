extension Identities {
    /// Forgets all entries but the root.
    package mutating func forgetAll() {
        keep { _ in false }
    }

    /// Forgets the entries that `isKept` doesn't want, but for the root and the places in which
    /// others are.
    ///
    /// An object that comes again later has another number than before.
    package mutating func keep(_ isKept: (DataID) -> Bool) {
        var kept = DataIDSet(endIndex: count)
        kept.insert(.root)
        // A place comes after the object that it is in.
        for chunk in chunks.indices.reversed() {
            for place in chunks[chunk].indices.reversed() {
                let id = DataID(index: UInt32(chunk << 10 | place))
                let origin = chunks[chunk][place]
                guard origin != .forgotten, kept.contains(id) || isKept(id) else { continue }
                kept.insert(id)
                if case .path(let parent, _, _) = origin { kept.insert(parent) }
            }
        }
        forget(allBut: kept)
    }
}
