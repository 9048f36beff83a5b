/// The published events of subscriptions whose readers have not been notified yet.
///
/// With ``StoreOptions/eventInterval``, each event is written as it arrives, but the readers of all
/// events of a burst are notified together.
struct HeldAnnouncements {
    /// How many publications models wait for.
    private var shown = 0
    private var isScheduled = false

    /// Adds a publication.
    ///
    /// Returns whether the announcement must be scheduled.
    mutating func add(isShown: Bool) -> Bool {
        if isShown { shown += 1 }
        return !take(&isScheduled, true)
    }

    /// Takes the number of publications that models wait for, because readers have been notified.
    mutating func takeShown() -> Int { take(&shown, 0) }

    /// Begins the scheduled announcement.
    mutating func begin() { isScheduled = false }
}

extension Store {
    /// Notifies the readers of a publication.
    ///
    /// The readers of a held one are notified after ``StoreOptions/eventInterval``, or with the next
    /// publication that is not held.
    func deliver(_ publication: borrowing Publication, isHeld: Bool, from transactionID: String?) {
        let isShown = publication.isShown
        guard let interval = options.eventInterval else {
            deliver(from: transactionID)
            if isShown { noteAnnouncement() }
            return
        }
        guard isHeld else {
            deliverHeld(from: transactionID)
            if isShown { noteAnnouncement() }
            return
        }
        guard heldAnnouncements.withLock({ $0.add(isShown: isShown) }) else { return }
        let sleep = options.sleep
        Task.detached { [weak self] in
            try? await sleep(interval)
            guard let self else { return }
            heldAnnouncements.withLock { $0.begin() }
            deliverHeld(from: nil)
        }
    }

    /// Notifies the readers of a reset, which also ends the wait of the publications that are held.
    func deliverReset(_ publication: borrowing Publication) {
        let count = heldAnnouncements.withLock { $0.takeShown() } + (publication.isShown ? 1 : 0)
        deliverReset(to: publication.source.version)
        for _ in 0..<count { noteAnnouncement() }
    }

    /// Notifies the readers of everything that was published until now.
    private func deliverHeld(from transactionID: String?) {
        // Counted first: an event that is published meanwhile may be too late for this notification.
        let count = heldAnnouncements.withLock { $0.takeShown() }
        deliver(from: transactionID)
        for _ in 0..<count { noteAnnouncement() }
    }
}
