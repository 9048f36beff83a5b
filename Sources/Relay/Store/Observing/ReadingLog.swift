/// The events to log about the readings of a live reader.
///
/// Required nulls are logged with each new value. A failure is logged once, because it delivers no
/// value.
struct ReadingLog {
    private var failures: [FieldError] = []

    /// Returns the events to log about `reading`.
    mutating func events(of reading: Reading, hasChanged: Bool) -> [LogEvent] {
        events(reading.events, reading.failures, reading.definition, hasChanged: hasChanged)
    }

    /// Returns the events to log about what was read of a definition.
    mutating func events(
        _ events: [LogEvent],
        _ failed: [FieldError],
        _ definition: String,
        hasChanged: Bool
    ) -> [LogEvent] {
        let events = hasChanged ? events : []
        let isNew = !failed.isEmpty && failed != failures
        failures = failed
        return isNew ? events + [.readFail(definition: definition, failed)] : events
    }
}

extension Reading {
    /// The fields that made reading fail.
    var failures: [FieldError] {
        if case .failed(let errors) = failure { errors } else { [] }
    }
}
