/// Watches the age of the data that a reader has read last.
///
/// A class because its watch and its owner share it.
final class ReadingAge: Sendable {
    /// Returns when data expires, with the ages of a version; `nil` if it doesn't.
    typealias Expiry = @Sendable (RecordSource) -> ContinuousClock.Instant?

    private let expiry: Locked<Expiry?>
    private let watch: AgeWatch

    /// Creates a watch, which calls `notify` without any lock when the data has expired, or was
    /// renewed after that.
    init(_ store: Store, notify: @escaping @Sendable () -> Void) {
        let expiry = Locked<Expiry?>(nil)
        self.expiry = expiry
        watch = AgeWatch(
            store,
            expiry: { expiry.withLock { $0 }?(store.source) },
            notify: notify
        )
    }

    /// Watches newer data.
    func check(_ new: Expiry?) {
        // Released after unlocking.
        let previous = expiry.withLock { take(&$0, new) }
        withExtendedLifetime(previous) { watch.check() }
    }

    /// Ends the watch.
    func end() { watch.end() }
}
