/// How far a few objects were invalidated at some time, to be compared with later.
public struct InvalidationState: Sendable {
    let ids: [DataID]
    private let session: Int
    private let invalidations: Invalidations
    /// An object that is dropped and comes again has to be known for the same.
    private let held: HeldIdentities

    init(_ ids: [DataID], _ source: RecordSource, _ held: HeldIdentities) {
        self.ids = ids
        session = source.session
        invalidations = source.invalidations.relevant(to: ids)
        self.held = held
    }

    /// Whether the objects or the whole store have been invalidated since, or the store reset.
    func isInvalidated(by current: RecordSource) -> Bool {
        current.session != session || current.invalidations.relevant(to: ids) != invalidations
    }
}
