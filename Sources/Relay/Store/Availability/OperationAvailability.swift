/// Whether the store has the data of an operation.
public enum OperationAvailability: Sendable, Hashable {
    /// Everything; when it was fetched, if that is known.
    case available(fetched: ContinuousClock.Instant?)
    /// Not everything.
    case missing
    /// Something that must not be shown any more: it was invalidated, or fetched too long ago.
    case stale
}
