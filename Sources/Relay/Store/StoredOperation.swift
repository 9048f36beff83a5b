/// The state of an operation's data in the store.
struct StoredOperation {
    /// Whether nothing is missing.
    let isComplete: Bool
    /// Whether something was invalidated after the operation was written.
    let isInvalidated: Bool
    /// Whether it was fetched too long ago.
    let isTooOld: Bool
    /// When it was fetched; `nil` if that is unknown.
    let fetched: ContinuousClock.Instant?

    var isStale: Bool { isInvalidated || isTooOld }

    /// Whether the store can answer the operation.
    var isAvailable: Bool { isComplete && !isStale }

    /// The availability, in Relay's order: invalidated, missing, too old.
    var availability: OperationAvailability {
        if isInvalidated { return .stale }
        if !isComplete { return .missing }
        return isTooOld ? .stale : .available(fetched: fetched)
    }
}
