/// The state of an observed query, without the lock that protects it.
///
/// Each method changes the state, and returns the work and the values to be released for after
/// unlocking.
struct QueryState<Output: FieldValue> {
    typealias Waiter = CheckedContinuation<Void, Never>

    /// The state of the requests.
    struct Status {
        /// Whether data may be delivered: the store had everything, or the network has answered.
        var isOpen = false
        /// Whether the network has answered since the observation began.
        var isAnswered = false
        /// Whether the data could be read since the network has answered, so that the answer isn't to blame if it
        /// can't be read now.
        var wasRead = false
        var isLoading = false
        var isPartial = false
        var notes = ServerNotes()
        /// How the last request has failed.
        var failure: (any Error)?
    }

    /// The state that consumers see.
    struct Published {
        var status = Status()
        var data: Output?
        /// Whether fields of `data` are `nil` because they are missing.
        var isDataPartial = false
        /// The missing fields of the newest reading.
        var missing: [String] = []
        /// Whether all of them are live fields that wait for their first value.
        var isAwaited = false
        /// Why the newest reading has no value.
        var failure: ReadFailure?
        /// The errors that are stored with the fields.
        var reported: [GraphQLError] = []
        /// How many times something has changed.
        var number = 0
        /// How many times the data has changed, or has become complete.
        var dataNumber = 0
        /// How many times the data has changed.
        var changes = 0
    }

    /// A reading and a status that one thread compares with what is published.
    struct Turn {
        let status: Status
        let hasNewStatus: Bool
        let snapshot: Snapshot<Output>?
        let candidate: Output?
        let data: Output?
    }

    /// The tasks and waiters of an observation that is over, and its data.
    struct End {
        let request: Task<Void, Never>?
        let poller: Task<Void, Never>?
        let follower: Disposable?
        let renewals: Disposable?
        let waiters: [Waiter]
        let published: Published
        let newest: Snapshot<Output>?
    }

    private(set) var published = Published()
    /// The status that is published next.
    private(set) var status = Status()
    private(set) var newest: Snapshot<Output>?
    private(set) var isRequesting = false
    private(set) var ending: LiveQueryEnding?
    /// Whether the answer of the running request may be too old, so that another has to follow.
    var needsAnotherRequest = false
    /// Whether `newest` or `status` has not been published yet.
    private var isPending = false
    /// Whether `status` differs from the published one.
    private var hasNewStatus = false
    private var isPublishing = false
    /// Whether data that was stored before the last failure is not delivered; `nil` if the last request
    /// has not failed.
    private var hidesStored: Bool?
    /// Whether the store alone brings the data.
    private(set) var isStoreOnly = false
    /// Observes the store after a failed request, or if it alone brings the data.
    var follower: Disposable?
    /// Whether the data was published as stale.
    private(set) var isStale = false
    /// Observes the store while the data is stale.
    var renewals: Disposable?
    var request: Task<Void, Never>?
    var poller: Task<Void, Never>?
    /// The models that show the query.
    var listeners: [any QueryListener<Output>] = []
    var waiters: [Int: Waiter] = [:]
    var cancelledWaiters: Set<Int> = []
    var lastWaiter = 0

    /// Decides whether stored data may be delivered.
    ///
    /// Returns whether to ask the network.
    mutating func begin(_ options: QueryOptions, _ stored: StoredOperation?) -> Bool {
        let policy = options.fetchPolicy
        // Data that is complete but has no value, because of a null in a non-null position, is
        // worth fetching again.
        let isAvailable = hasValue && stored?.isAvailable ?? false
        isStoreOnly = policy == .storeOnly
        status.isOpen = stored.map { isEnough($0, options) } ?? false
        status.isPartial = !(stored?.isComplete ?? false)
        hasNewStatus = true
        isPending = true
        return policy != .storeOnly && (policy != .storeOrNetwork || !isAvailable)
    }

    /// Whether there is a value, or will be without an answer of the network.
    private var hasValue: Bool {
        newest.map { $0.value != nil || $0.reading.isAwaited } ?? false
    }

    /// Returns whether the stored data may be delivered although the network has not answered.
    private func isEnough(_ stored: StoredOperation, _ options: QueryOptions) -> Bool {
        // Nothing else brings any, whether there is a value or not.
        if isStoreOnly { return stored.isComplete || options.renderPolicy == .partial }
        guard hasValue else { return false }
        // Data that has outlived its age is shown as stale until there is newer data.
        return stored.isAvailable || stored.isOnlyExpired
            || options.renderPolicy == .partial && !stored.isStale
    }

    /// Whether the last request has failed, or there is none, and the store may still bring what is missing.
    var isFollowing: Bool {
        ending == nil && !isRequesting && (status.failure != nil || isStoreOnly)
            && (!status.isOpen || status.isPartial)
    }

    /// Takes note of the stored data after a failed request, or without one, and opens if there is enough
    /// of it.
    ///
    /// `isChange` says whether something that the query itself has read has changed. With
    /// ``FetchPolicy/networkOnly``, data that was there before the failure is not delivered until it
    /// changes; with ``FetchPolicy/networkFirst``, complete data is delivered even if it is stale.
    ///
    /// Returns whether this has changed the status.
    mutating func follow(
        _ stored: StoredOperation,
        _ options: QueryOptions,
        isChange: Bool
    ) -> Bool {
        guard isFollowing else { return false }
        var opens = isEnough(stored, options)
        let isFirst = hidesStored == nil
        switch options.fetchPolicy {
        case .networkOnly:
            if isFirst || !opens { hidesStored = opens }
            opens = opens && (isChange || hidesStored == false)
        case .networkFirst:
            hidesStored = false
            if isFirst, !(status.failure is CancellationError) {
                opens = opens || stored.isComplete
            }
        case .storeOrNetwork, .storeAndNetwork, .storeOnly: hidesStored = false
        }
        let before = (status.isOpen, status.isPartial)
        if opens { status.isOpen = true }
        status.isPartial = !stored.isComplete
        guard before != (status.isOpen, status.isPartial) else { return false }
        hasNewStatus = true
        isPending = true
        return true
    }

    /// Returns whether a request may begin, which is then noted.
    mutating func beginRequest() -> Bool {
        guard ending == nil, !isRequesting else { return false }
        isRequesting = true
        hidesStored = nil
        status.isLoading = true
        hasNewStatus = true
        isPending = true
        return true
    }

    /// Takes a reading, unless a newer one is known; returns the one before.
    mutating func receive(_ snapshot: Snapshot<Output>) -> Snapshot<Output>? {
        if let newest, newest.version > snapshot.version { return nil }
        isPending = true
        if snapshot.failure == nil { status.wasRead = true }
        return take(&newest, snapshot)
    }

    /// Takes note of an answer, whose data is in the newest reading; returns the status before.
    mutating func receive(_ notes: ServerNotes, isLast: Bool) -> Status {
        change { [newest] status in
            status.isOpen = true
            status.isAnswered = true
            status.wasRead = newest?.failure == nil
            status.notes = notes
            status.failure = nil
            status.isPartial = notes.awaitsParts
            status.isLoading = !isLast
        }
    }

    /// Changes the status; returns the one before.
    mutating func change(_ change: (inout Status) -> Void) -> Status {
        let previous = status
        change(&status)
        isRequesting = status.isLoading
        hasNewStatus = true
        isPending = true
        return previous
    }

    /// Claims the unpublished changes.
    ///
    /// Returns `nil` if there are none, or another thread is publishing.
    mutating func beginTurn() -> Turn? {
        guard isPending, !isPublishing, ending == nil else { return nil }
        isPending = false
        isPublishing = true
        let snapshot = status.isOpen ? newest : nil
        // Complete data isn't replaced by data that lacks something.
        let mayBePartial =
            status.isAnswered && snapshot?.reading.isAwaited == false
            && (published.data == nil || published.isDataPartial)
        return Turn(
            status: status,
            hasNewStatus: take(&hasNewStatus, false),
            snapshot: snapshot,
            candidate: mayBePartial ? snapshot?.partialValue : snapshot?.value,
            data: published.data
        )
    }

    /// Publishes; returns what was published before, and the waiters to be resumed.
    ///
    /// `isStale` says whether the data is stale now.
    mutating func end(
        _ turn: Turn,
        isDifferent: Bool,
        isStale: Bool
    ) -> (Published, [Waiter]) {
        isPublishing = false
        let previous = published
        guard ending == nil else { return (previous, []) }
        published.status = turn.status
        var isNew = turn.hasNewStatus
        if let snapshot = turn.snapshot {
            let missing = snapshot.reading.missing
            isNew =
                isNew || missing != published.missing || snapshot.failure != published.failure
                || snapshot.reading.isAwaited != published.isAwaited
            published.missing = missing
            published.isAwaited = snapshot.reading.isAwaited
            published.failure = snapshot.failure
            published.reported = snapshot.reading.reported
            if let data = turn.candidate {
                if isDifferent { published.changes += 1 }
                if isDifferent || published.isDataPartial && missing.isEmpty {
                    published.data = data
                    published.dataNumber += 1
                    isNew = true
                }
                published.isDataPartial = !missing.isEmpty
            }
        }
        guard isNew else { return (previous, []) }
        self.isStale = isStale
        published.number += 1
        return (previous, Array(take(&waiters, [:]).values))
    }

    /// Ends the observation; returns `nil` if it is over already.
    ///
    /// After a reset there is no data any more.
    mutating func close(_ ending: LiveQueryEnding, operation: String) -> End? {
        guard self.ending == nil else { return nil }
        self.ending = ending
        let end = End(
            request: take(&request, nil),
            poller: take(&poller, nil),
            follower: take(&follower, nil),
            renewals: take(&renewals, nil),
            waiters: Array(take(&waiters, [:]).values),
            published: published,
            newest: take(&newest, nil)
        )
        published.status.isLoading = false
        isRequesting = false
        if ending == .reset {
            published.data = nil
            published.changes += 1
            published.status.failure = StoreError.reset(definition: operation)
            published.missing = []
            published.isAwaited = false
            published.reported = []
            published.status.notes = ServerNotes()
        }
        published.number += 1
        return end
    }
}
