extension Store {
    /// The newest published version or, on the thread of a running updater, the records as the
    /// updater has changed them so far.
    package var visibleSource: RecordSource {
        let (source, isUpdating) = published.withLock { ($0.source, $0.update != nil) }
        guard isUpdating, let updater else { return source }
        return updater.transaction.visibleSource
    }

    /// The updater that runs on this thread.
    var updater: (any Updater)? {
        let update = published.withLock { $0.update }
        guard let update, update.thread == .current else { return nil }
        return update.updater
    }

    /// Logs an event of a read: at once, or with the update when an updater reads.
    func logRead(_ event: LogEvent) {
        if let updater { updater.log(event) } else { log(event) }
    }
}
