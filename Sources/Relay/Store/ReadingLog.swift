/// What there is to tell of what a live reader has read: of required nulls with each new value, of
/// a failure once, because nothing is delivered that could tell of it.
struct ReadingLog {
    private var failures: [FieldError] = []

    /// What to tell of `reading`, after which the reader has something new or not.
    mutating func events(of reading: Reading, hasChanged: Bool) -> [LogEvent] {
        events(hasChanged ? reading.events : [], reading.failures, reading.definition)
    }

    /// The same for several objects that are read at once.
    mutating func events(of readings: [Reading], hasChanged: Bool) -> [LogEvent] {
        guard let definition = readings.first?.definition else { return [] }
        let events = hasChanged ? readings.flatMap(\.events) : []
        return self.events(events, readings.flatMap(\.failures), definition)
    }

    private mutating func events(
        _ events: [LogEvent],
        _ failed: [FieldError],
        _ definition: String
    ) -> [LogEvent] {
        let isNew = !failed.isEmpty && failed != failures
        failures = failed
        return isNew ? events + [.readFail(definition: definition, failed)] : events
    }
}

extension Reading {
    fileprivate var failures: [FieldError] {
        if case .failed(let errors) = failure { errors } else { [] }
    }
}
