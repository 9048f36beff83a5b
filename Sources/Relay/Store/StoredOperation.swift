/// The state of an operation's data in the store.
struct StoredOperation {
    /// Whether nothing is missing.
    let isComplete: Bool
    /// Whether something was invalidated after the operation was written.
    let isInvalidated: Bool
    /// Whether it was fetched too long ago.
    let isTooOld: Bool
    /// When the first of its fields outlives the age that is declared for it; `nil` for never.
    let expiry: ContinuousClock.Instant?
    /// Whether a field has outlived the age that is declared for it.
    let isExpired: Bool
    /// When it was fetched; `nil` if that is unknown.
    let fetched: ContinuousClock.Instant?

    var isStale: Bool { isInvalidated || isTooOld || isExpired }

    /// Whether nothing else keeps the store from answering the operation than declared ages.
    var isOnlyExpired: Bool { isComplete && isExpired && !isInvalidated && !isTooOld }

    /// Whether the store can answer the operation.
    var isAvailable: Bool { isComplete && !isStale }

    /// The availability, in Relay's order: invalidated, missing, too old.
    var availability: OperationAvailability {
        if isInvalidated { return .stale }
        if !isComplete { return .missing }
        return isTooOld || isExpired ? .stale : .available(fetched: fetched)
    }
}
