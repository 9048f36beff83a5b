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
            .aging(until: expiry(of: reference, snapshot.reading.seen, in: source), in: store)
    }

    /// Returns when a fragment's data expires; `nil` if it doesn't.
    func expiry<Fragment: GraphQLFragment>(
        of reference: FragmentRef<Fragment>,
        _ seen: SeenRecords,
        in source: RecordSource
    ) -> ContinuousClock.Instant? {
        guard source.hasAges else { return nil }
        return reference.owner.reader(of: Fragment.artifact, arguments: reference.arguments)
            .expiry(of: seen, in: source)
    }

    /// The state of a fragment's data now, and again whenever it has changed.
    ///
    /// Unlike `observe`, it also delivers why there is no data, and when the data has outlived its
    /// age. Only the newest state waits for a slow consumer. The data stays in the store until the
    /// sequence is dropped. The sequence ends when the environment is reset, after
    /// ``FragmentState/failed(_:)`` with ``StoreError/reset(definition:)``.
    public func observeState<Fragment: GraphQLFragment>(
        of reference: FragmentRef<Fragment>
    ) -> AsyncStream<FragmentState<Fragment.Output>> {
        states(owners: [reference.owner], of: Fragment.artifact) { source, kept in
            let snapshot = self.snapshot(reference, in: source, notesSeen: true, keeping: &kept)
            return ReadObject(snapshot, of: reference)
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
        try await firstData(in: observeState(of: reference), of: Fragment.artifact.name)
    }

    func firstData<Output>(
        in states: AsyncStream<FragmentState<Output>>,
        of definition: String
    ) async throws -> Output {
        for await state in states {
            switch state {
            case .value(let data), .stale(let data): return data
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

    /// Returns a stream of the states of the readings that `read` makes, of references with these owners.
    ///
    /// `read` may take over the large values and the chunks of long lists that it has read before.
    /// Nothing is read after a reset of the environment.
    func states<Read: StateReading>(
        owners: [OperationDescriptor],
        of artifact: Artifact,
        _ read: @escaping @Sendable (RecordSource, inout KeptValues?) -> Read
    ) -> AsyncStream<FragmentState<Read.Output>> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let first = store.source
            do throws(StoreError) {
                for owner in owners { try check(owner, artifact, first) }
            } catch {
                continuation.yield(.failed(error))
                return continuation.finish()
            }
            // The check holds for all sources of the session.
            let session = first.session
            let holdings = Holdings()
            continuation.onTermination = { _ in holdings.dispose() }
            let observer = StateObserver<Read>(executor, store, continuation)
            var log = ReadingLog()
            var kept: KeptValues?
            let subscription = store.subscribe(operations: owners) { source in
                guard source.session == session else {
                    return .init(seen: [], hasChanged: false)
                }
                let reading = kept.reading { read(source, &$0) }
                let hasChanged = observer.receive(reading, isAging: source.hasAges)
                let events = reading.events(&log, hasChanged: hasChanged)
                return .init(seen: reading.seen, hasChanged: hasChanged, events: events)
            }
            holdings.hold(subscription)
            holdings.hold(Disposable { observer.end() })
            for owner in owners {
                holdings.hold(executor.observeFlights(of: owner) { observer.update() })
            }
            // A request may have begun or ended before that.
            observer.update()
            let reset = StoreError.reset(definition: artifact.name)
            let end = { @Sendable in
                observer.end()
                continuation.yield(.failed(reset))
                continuation.finish()
            }
            holdings.hold(store.onReset(end))
            if let logged = store.logObservation(of: artifact.name) { holdings.hold(logged) }
            // A reset before that has notified no observer of this fragment.
            if store.session != session { end() }
        }
    }
}
