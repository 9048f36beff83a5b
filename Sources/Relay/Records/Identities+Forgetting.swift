extension Identities {
    /// Forgets all entries but the root.
    package mutating func forgetAll() {
        keep { _ in false }
    }

    /// Forgets the entries that `isKept` doesn't want, but for the root and the places in which
    /// others are; the tables are made anew.
    ///
    /// An object that comes again later has another number than before.
    package mutating func keep(_ isKept: (DataID) -> Bool) {
        var parents: Set<DataID> = [.root]
        var kept: ContiguousArray<DataID> = []
        // A place comes after the object that it is in.
        for chunk in chunks.indices.reversed() {
            for place in chunks[chunk].indices.reversed() {
                let id = DataID(index: UInt32(chunk << 10 | place))
                let origin = chunks[chunk][place]
                guard origin != .forgotten, isKept(id) || parents.contains(id) else { continue }
                kept.append(id)
                if case .path(let parent, _, _) = origin { parents.insert(parent) }
            }
        }
        rebuild(kept.reversed())
    }
}
