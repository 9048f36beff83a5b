/// What there is to tell of what a live reader has read: of required nulls with each new value, of
/// a failure once, because nothing is delivered that could tell of it.
struct ReadingLog {
    private var failures: [FieldError] = []

    /// What to tell of `snapshot`, after which the reader has something new or not.
    mutating func events<Output>(
        of snapshots: [Snapshot<Output>],
        hasChanged: Bool
    ) -> [LogEvent] {
        var events = hasChanged ? snapshots.flatMap(\.events) : []
        let failed = snapshots.flatMap(\.failures)
        if failed != failures, let definition = snapshots.first?.definition, !failed.isEmpty {
            events.append(.readFail(definition: definition, errors: failed))
        }
        failures = failed
        return events
    }
}
