/// Which operations were complete in one version of the store, so that asking again costs nothing.
struct KnownAvailability {
    /// The result of a check.
    struct Answer {
        let isComplete: Bool
        let hasInvalidated: Bool
        /// The epoch in which the operation had been written.
        let epoch: Int?
        /// When the first of its fields stops being fresh; `nil` for never.
        var expiry: ContinuousClock.Instant?
    }

    private var version = -1
    private var collections = -1
    private var freshnessChanges = 0
    private var answers: [StoreRoots.Key: Answer] = [:]
    /// The operations whose kept lists follow their filters.
    private var followed: Set<StoreRoots.Key> = []

    /// Returns the answer for `source`, if it is known.
    func answer(_ key: StoreRoots.Key, _ source: RecordSource, writtenAt epoch: Int?) -> Answer? {
        guard version == source.version, collections == source.collections,
            freshnessChanges == source.freshnessChanges,
            let answer = answers[key], answer.epoch == epoch
        else { return nil }
        return answer
    }

    /// Records that the kept lists of an operation follow their filters.
    ///
    /// Returns whether they didn't before.
    mutating func noteFollowed(_ key: StoreRoots.Key) -> Bool { followed.insert(key).inserted }

    /// Returns whether the kept lists of an operation follow their filters.
    func isFollowed(_ key: StoreRoots.Key) -> Bool { followed.contains(key) }

    /// Keeps an answer, and forgets those for older versions.
    mutating func note(_ answer: Answer, for key: StoreRoots.Key, _ source: RecordSource) {
        let known = (version, collections, freshnessChanges)
        let new = (source.version, source.collections, source.freshnessChanges)
        if known != new {
            // A slow check must not push out the answers for a newer version.
            guard known < new else { return }
            (version, collections, freshnessChanges) = new
            answers = [:]
        }
        answers[key] = answer
    }
}
