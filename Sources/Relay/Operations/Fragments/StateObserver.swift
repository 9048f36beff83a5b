/// A fragment's data of one object or a list, read from one version of the store.
protocol StateReading: Sendable {
    associatedtype Output: FieldValue

    /// The version of the store that was read.
    var version: Int { get }
    /// The records that were read.
    var seen: SeenRecords { get }

    /// Returns the state that it makes with the requests that are in flight now.
    func state(_ executor: OperationExecutor) -> FragmentState<Output>

    /// Returns when what was read expires, with the ages of a version; `nil` if it doesn't.
    func expiry(in source: RecordSource) -> ContinuousClock.Instant?

    func events(_ log: inout ReadingLog, hasChanged: Bool) -> [LogEvent]
}

/// One object, read from one version of the store.
struct ReadObject<Output: FieldValue>: StateReading {
    let snapshot: Snapshot<Output>
    private let owner: OperationDescriptor
    private let artifact: Artifact
    private let arguments: FragmentArguments?

    init<Fragment: GraphQLFragment>(
        _ snapshot: Snapshot<Output>,
        of reference: FragmentRef<Fragment>
    ) {
        self.snapshot = snapshot
        owner = reference.owner
        artifact = Fragment.artifact
        arguments = reference.arguments
    }

    var version: Int { snapshot.version }
    var seen: SeenRecords { snapshot.reading.seen }

    func state(_ executor: OperationExecutor) -> FragmentState<Output> {
        FragmentState(snapshot, isInFlight: executor.isInFlight(owner))
    }

    func expiry(in source: RecordSource) -> ContinuousClock.Instant? {
        owner.reader(of: artifact, arguments: arguments).expiry(of: seen, in: source)
    }

    func events(_ log: inout ReadingLog, hasChanged: Bool) -> [LogEvent] {
        log.events(of: snapshot.reading, hasChanged: hasChanged)
    }
}

/// Turns readings into states, and delivers those that differ.
///
/// A class because the store's notifications and those of requests share it. States are compared and
/// yielded without the lock, by one thread at a time.
final class StateObserver<Read: StateReading>: Sendable {
    private struct Contents {
        var newest: Read?
        var delivered: FragmentState<Read.Output>?
        /// Whether something has changed since the last state.
        var isPending = false
        var isDelivering = false
        var isOver = false
        /// Whether records of the store have fields that age.
        var isAging = false
        /// `nil` while nothing has aged.
        var age: AgeWatch?
    }

    private let executor: OperationExecutor
    private let store: Store
    private let continuation: AsyncStream<FragmentState<Read.Output>>.Continuation
    private let contents = Locked(Contents())

    init(
        _ executor: OperationExecutor,
        _ store: Store,
        _ continuation: AsyncStream<FragmentState<Read.Output>>.Continuation
    ) {
        self.executor = executor
        self.store = store
        self.continuation = continuation
    }

    /// Takes a reading, unless a newer one is known.
    ///
    /// Returns whether a state was delivered.
    func receive(_ reading: Read, isAging: Bool) -> Bool {
        // Released after unlocking.
        let previous = contents.withLock { contents -> Read? in
            if let newest = contents.newest, newest.version > reading.version { return nil }
            contents.isPending = true
            contents.isAging = isAging
            return take(&contents.newest, reading)
        }
        defer { if isAging { checkAge() } }
        return withExtendedLifetime(previous) { deliver() }
    }

    /// Finds out whether data is still on its way.
    func update() {
        contents.withLock { $0.isPending = true }
        _ = deliver()
    }

    /// Finds out when the data expires, and delivers a state then.
    private func checkAge() {
        if let age = contents.withLock({ $0.age }) { return age.check() }
        let new = AgeWatch(store) { [weak self] in
            self?.expiry
        } notify: { [weak self] in
            self?.update()
        }
        let age = contents.withLock { contents in
            if contents.age == nil, !contents.isOver { contents.age = new }
            return contents.age
        }
        age?.check()
    }

    private var expiry: ContinuousClock.Instant? {
        contents.withLock { $0.isOver ? nil : $0.newest }?.expiry(in: store.source)
    }

    /// Delivers nothing more.
    func end() {
        // Ended after unlocking.
        let age = contents.withLock { contents in
            contents.isOver = true
            return take(&contents.age, nil)
        }
        age?.end()
    }

    private func deliver() -> Bool {
        var hasDelivered = false
        while let (reading, delivered, isAging) = begin() {
            var state = reading.state(executor)
            if isAging { state = state.aging(until: reading.expiry(in: store.source), in: store) }
            let isDifferent = delivered.map { !FragmentState.areSame($0, state) } ?? true
            if isDifferent {
                continuation.yield(state)
                hasDelivered = true
            }
            let previous = contents.withLock { contents in
                contents.isDelivering = false
                return isDifferent ? take(&contents.delivered, state) : nil
            }
            withExtendedLifetime(previous) {}
        }
        return hasDelivered
    }

    private func begin() -> (Read, FragmentState<Read.Output>?, isAging: Bool)? {
        contents.withLock { contents in
            guard contents.isPending, !contents.isDelivering, !contents.isOver,
                let newest = contents.newest
            else { return nil }
            contents.isPending = false
            contents.isDelivering = true
            return (newest, contents.delivered, contents.isAging)
        }
    }
}
