/// What there is to tell of what a live reader has read: of required nulls with each new value, of
/// a failure once, because nothing is delivered that could tell of it.
struct ReadingLog {
    private var failures: [FieldError] = []

    /// What to tell of `readings`, after which the reader has something new or not.
    mutating func events(of readings: [Reading], hasChanged: Bool) -> [LogEvent] {
        var events = hasChanged ? readings.flatMap(\.events) : []
        let failed = readings.flatMap(\.failures)
        if failed != failures, let definition = readings.first?.definition, !failed.isEmpty {
            events.append(.readFail(definition: definition, errors: failed))
        }
        failures = failed
        return events
    }
}

extension Reading {
    fileprivate var failures: [FieldError] {
        if case .failed(let errors) = failure { errors } else { [] }
    }
}
