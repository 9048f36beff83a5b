/// A fragment's data of one object or a list, read from one version of the store.
protocol StateReading: Sendable {
    associatedtype Output: FieldValue

    /// The version of the store that was read.
    var version: Int { get }
    /// The records that were read.
    var seen: SeenRecords { get }

    /// Returns the state that it makes with the requests that are in flight now.
    func state(_ executor: OperationExecutor) -> FragmentState<Output>

    func events(_ log: inout ReadingLog, hasChanged: Bool) -> [LogEvent]
}

/// One object, read from one version of the store.
struct ReadObject<Output: FieldValue>: StateReading {
    let snapshot: Snapshot<Output>
    let owner: OperationDescriptor

    var version: Int { snapshot.version }
    var seen: SeenRecords { snapshot.reading.seen }

    func state(_ executor: OperationExecutor) -> FragmentState<Output> {
        FragmentState(snapshot, isInFlight: executor.isInFlight(owner))
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
    }

    private let executor: OperationExecutor
    private let continuation: AsyncStream<FragmentState<Read.Output>>.Continuation
    private let contents = Locked(Contents())

    init(
        _ executor: OperationExecutor,
        _ continuation: AsyncStream<FragmentState<Read.Output>>.Continuation
    ) {
        self.executor = executor
        self.continuation = continuation
    }

    /// Takes a reading, unless a newer one is known.
    ///
    /// Returns whether a state was delivered.
    func receive(_ reading: Read) -> Bool {
        // Released after unlocking.
        let previous = contents.withLock { contents -> Read? in
            if let newest = contents.newest, newest.version > reading.version { return nil }
            contents.isPending = true
            return take(&contents.newest, reading)
        }
        return withExtendedLifetime(previous) { deliver() }
    }

    /// Finds out whether data is still on its way.
    func update() {
        contents.withLock { $0.isPending = true }
        _ = deliver()
    }

    /// Delivers nothing more.
    func end() {
        contents.withLock { $0.isOver = true }
    }

    private func deliver() -> Bool {
        var hasDelivered = false
        while let (reading, delivered) = begin() {
            let state = reading.state(executor)
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

    private func begin() -> (Read, FragmentState<Read.Output>?)? {
        contents.withLock { contents in
            guard contents.isPending, !contents.isDelivering, !contents.isOver,
                let newest = contents.newest
            else { return nil }
            contents.isPending = false
            contents.isDelivering = true
            return (newest, contents.delivered)
        }
    }
}
