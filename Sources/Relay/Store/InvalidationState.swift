/// How far a few objects were invalidated at some time, to be compared with later.
public struct InvalidationState: Sendable {
    let ids: [DataID]
    let invalidations: Invalidations

    init(_ ids: [DataID], _ invalidations: Invalidations) {
        self.ids = ids
        var relevant = Invalidations()
        relevant.session = invalidations.session
        relevant.store = invalidations.store
        for id in ids { relevant.records[id] = invalidations.records[id] }
        self.invalidations = relevant
    }

    /// Whether the objects or the whole store have been invalidated since, or the store reset.
    func isInvalidated(by current: Invalidations) -> Bool {
        InvalidationState(ids, current).invalidations != invalidations
    }
}
