/// An event in an environment: what happened, when, for which execution, and how long it took.
public struct LoggedEvent: Sendable, Hashable, CustomStringConvertible {
    /// The event itself.
    public let event: LogEvent
    /// The id of the execution that caused the event, as in ``CacheConfig/transactionID``.
    ///
    /// All events of one request have the same one. It is `nil` for events without a request, such
    /// as a local update or a garbage collection.
    public let transactionID: String?
    /// When the event was logged, by the clock of ``RelayEnvironment/Options/now``.
    public let time: ContinuousClock.Instant
    /// How long it took; `nil` for events without a duration.
    ///
    /// For events of the network and of pages this is the time since the request began. For
    /// ``LogEvent/executeNormalize(operation:changedRecords:missingFields:transactionID:)`` it is the
    /// time for parsing and writing the response, including the wait for earlier writes. For
    /// ``LogEvent/storeNotify(reread:changed:)`` it is the time for reading again and delivering, for
    /// ``LogEvent/storeCollect(droppedRecords:keptRecords:)`` the time since the collection began, and
    /// for ``LogEvent/subscriptionGap(operation:transactionID:)`` the time without a connection. It
    /// is also `nil` if there was no listener when the work began.
    public let duration: Duration?

    /// Creates an event.
    public init(
        _ event: LogEvent,
        transactionID: String? = nil,
        time: ContinuousClock.Instant = .now,
        duration: Duration? = nil
    ) {
        self.event = event
        self.transactionID = transactionID ?? event.transactionID
        self.time = time
        self.duration = duration
    }

    /// One line: the execution's id, the event with its counts, and the duration.
    ///
    /// `[7] networkComplete(operation: "FeedQuery", payloads: 1, bytes: 5120, …) 0.034 seconds`
    public var description: String {
        let id = transactionID.map { "[\($0)] " } ?? ""
        let duration = duration.map { " \($0)" } ?? ""
        return "\(id)\(event)\(duration)"
    }
}

extension LogEvent {
    /// The id of the execution that the event belongs to, if the event says so itself.
    var transactionID: String? {
        switch self {
        case .networkStart(_, _, let id), .networkNext(_, _, let id),
            .networkComplete(_, _, _, let id),
            .networkError(_, _, let id), .networkCancel(_, let id), .subscriptionGap(_, let id),
            .subscriptionDrop(_, let id), .subscriptionUnfinished(_, _, let id):
            id
        case .executeNormalize(_, _, _, let id), .executeRefuse(_, _, let id),
            .executeKeep(_, _, let id):
            id
        default: nil
        }
    }
}
