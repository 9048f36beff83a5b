extension RelayEnvironment {
    /// Returns the state of a fragment's data, as it is now.
    public func state<Fragment: GraphQLFragment>(
        of reference: FragmentRef<Fragment>
    ) -> FragmentState<Fragment.Output> {
        let source = store.visibleSource
        do throws(StoreError) {
            try check(reference.owner, Fragment.artifact, source)
        } catch {
            return .failed(error)
        }
        let snapshot = snapshot(reference, in: source)
        return FragmentState(snapshot, isInFlight: executor.isInFlight(reference.owner))
    }

    /// The state of a fragment's data now, and again whenever it has changed.
    ///
    /// Unlike `observe`, it also delivers why there is no data. Only the newest state waits for a slow
    /// consumer. The data stays in the store until the sequence is dropped. The sequence ends when the
    /// environment is reset, after ``FragmentState/failed(_:)`` with ``StoreError/reset(definition:)``.
    public func observeState<Fragment: GraphQLFragment>(
        of reference: FragmentRef<Fragment>
    ) -> AsyncStream<FragmentState<Fragment.Output>> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let first = store.source
            do throws(StoreError) {
                try check(reference.owner, Fragment.artifact, first)
            } catch {
                continuation.yield(.failed(error))
                return continuation.finish()
            }
            let holdings = Holdings()
            continuation.onTermination = { _ in holdings.dispose() }
            let observer = FragmentObserver(self, reference.owner, continuation)
            let owner = reference.owner
            var log = ReadingLog()
            let subscription = store.subscribe(operations: [owner]) { source in
                guard source.session == owner.session else {
                    return .init(seen: [], hasChanged: false)
                }
                let snapshot = self.snapshot(reference, in: source)
                let hasChanged = observer.receive(snapshot)
                let events = log.events(of: snapshot.reading, hasChanged: hasChanged)
                return .init(seen: snapshot.reading.seen, hasChanged: hasChanged, events: events)
            }
            holdings.hold(subscription)
            holdings.hold(executor.observeFlights(of: owner) { observer.update() })
            // A request may have begun or ended before that.
            observer.update()
            let reset = StoreError.reset(definition: Fragment.artifact.name)
            let end = { @Sendable in
                observer.end()
                continuation.yield(.failed(reset))
                continuation.finish()
            }
            holdings.hold(store.onReset(end))
            // A reset before that has notified no observer of this fragment.
            if store.session != owner.session { end() }
        }
    }

    /// Returns a fragment's data as soon as it is there.
    ///
    /// - Throws: A ``StoreError`` when no request in flight will bring it: something is missing or
    ///   failed, the object was deleted, or the environment was reset. `CancellationError` when the
    ///   task is cancelled.
    public func waitForData<Fragment: GraphQLFragment>(
        _ reference: FragmentRef<Fragment>
    ) async throws -> Fragment.Output {
        let definition = Fragment.artifact.name
        for await state in observeState(of: reference) {
            switch state {
            case .value(let data): return data
            case .loading: continue
            case .missing(let fields):
                throw StoreError.missing(definition: definition, fields: fields)
            case .failed(let error): throw error
            case .deleted: throw StoreError.deleted(definition: definition)
            }
        }
        try Task.checkCancellation()
        throw StoreError.reset(definition: definition)
    }
}

/// Turns readings of a fragment into states, and delivers those that differ.
///
/// A class because the store's notifications and those of requests share it. States are compared and
/// yielded without the lock, by one thread at a time.
private final class FragmentObserver<Output: FieldValue>: Sendable {
    private struct Contents {
        var newest: Snapshot<Output>?
        var delivered: FragmentState<Output>?
        /// Whether something has changed since the last state.
        var isPending = false
        var isDelivering = false
        var isOver = false
    }

    private let environment: RelayEnvironment
    private let owner: OperationDescriptor
    private let continuation: AsyncStream<FragmentState<Output>>.Continuation
    private let contents = Locked(Contents())

    init(
        _ environment: RelayEnvironment,
        _ owner: OperationDescriptor,
        _ continuation: AsyncStream<FragmentState<Output>>.Continuation
    ) {
        self.environment = environment
        self.owner = owner
        self.continuation = continuation
    }

    /// Takes a reading, unless a newer one is known.
    ///
    /// Returns whether a state was delivered.
    func receive(_ snapshot: Snapshot<Output>) -> Bool {
        // Released after unlocking.
        let previous = contents.withLock { contents -> Snapshot<Output>? in
            if let newest = contents.newest, newest.version > snapshot.version { return nil }
            contents.isPending = true
            return take(&contents.newest, snapshot)
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
        while let (snapshot, delivered) = begin() {
            let state = FragmentState(snapshot, isInFlight: environment.executor.isInFlight(owner))
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

    private func begin() -> (Snapshot<Output>, FragmentState<Output>?)? {
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
