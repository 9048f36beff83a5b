extension RelayEnvironment {
    /// Returns the state of a fragment's data for several objects, all at one version of the store.
    ///
    /// The state is that of
    /// ``observeState(of:)->AsyncStream<FragmentState<[Fragment.Output]>>``.
    public func state<Fragment: GraphQLFragment>(
        of references: [FragmentRef<Fragment>]
    ) -> FragmentState<[Fragment.Output]> {
        let source = store.visibleSource
        var list = FragmentListState<Fragment.Output>()
        for reference in references {
            do throws(StoreError) {
                try check(reference.owner, Fragment.artifact, source)
            } catch {
                return .failed(error)
            }
            let snapshot = snapshot(reference, in: source, notesSeen: source.hasAges)
            let state = FragmentState(snapshot, isInFlight: executor.isInFlight(reference.owner))
            let expiry = expiry(of: reference, snapshot.reading.seen, in: source)
            list.add(state.aging(until: expiry, in: store))
        }
        return list.state
    }

    /// The state of a fragment's data for several objects now, and again whenever it has changed: one
    /// state for the list.
    ///
    /// It has a value when the data of all objects is there, and is stale if that of one is. Objects
    /// that were deleted are left out, so that it is never ``FragmentState/deleted``. If data is
    /// missing, it is loading as long as requests in flight should bring all of it. A failure for one
    /// object is one for the list. Otherwise like
    /// ``observeState(of:)->AsyncStream<FragmentState<Fragment.Output>>``.
    public func observeState<Fragment: GraphQLFragment>(
        of references: [FragmentRef<Fragment>]
    ) -> AsyncStream<FragmentState<[Fragment.Output]>> {
        states(owners: Self.owners(of: references), of: Fragment.artifact) { source, kept in
            var objects: [ReadObject<Fragment.Output>] = []
            for reference in references {
                let snapshot = self.snapshot(
                    reference,
                    in: source,
                    notesSeen: true,
                    keeping: &kept
                )
                objects.append(ReadObject(snapshot, of: reference))
            }
            return ReadList(objects: objects, version: source.version)
        }
    }

    /// Returns a fragment's data for several objects as soon as all of it is there.
    ///
    /// Objects that were deleted are left out.
    ///
    /// - Throws: A ``StoreError`` when no request in flight will bring it: something is missing or
    ///   failed, or the environment was reset. `CancellationError` when the task is cancelled.
    public func waitForData<Fragment: GraphQLFragment>(
        _ references: [FragmentRef<Fragment>]
    ) async throws -> [Fragment.Output] {
        try await firstData(in: observeState(of: references), of: Fragment.artifact.name)
    }

    /// The operations of references, each once.
    static func owners<Fragment: GraphQLFragment>(
        of references: [FragmentRef<Fragment>]
    ) -> [OperationDescriptor] {
        var known: Set<ObjectIdentifier> = []
        return references.map(\.owner).filter { known.insert(ObjectIdentifier($0)).inserted }
    }
}

/// Several objects, read from one version of the store.
private struct ReadList<Item: FieldValue>: StateReading {
    let objects: [ReadObject<Item>]
    let version: Int

    private var readings: [Reading] { objects.map(\.snapshot.reading) }
    var seen: SeenRecords { RelayEnvironment.seen(readings) }

    func state(_ executor: OperationExecutor) -> FragmentState<[Item]> {
        var list = FragmentListState<Item>()
        for object in objects { list.add(object.state(executor)) }
        return list.state
    }

    func expiry(in source: RecordSource) -> ContinuousClock.Instant? {
        objects.compactMap { $0.expiry(in: source) }.min()
    }

    func events(_ log: inout ReadingLog, hasChanged: Bool) -> [LogEvent] {
        log.events(of: readings, hasChanged: hasChanged)
    }
}

/// Makes one state of the states of several objects.
struct FragmentListState<Item: Sendable> {
    private var outputs: [Item] = []
    private var missing: [String] = []
    private var failure: StoreError?
    private var isLoading = false
    /// Whether something is missing that no request in flight will bring.
    private var isMissing = false
    private var isStale = false

    mutating func add(_ state: FragmentState<Item>) {
        switch state {
        case .value(let output): outputs.append(output)
        case .stale(let output):
            outputs.append(output)
            isStale = true
        case .loading(let fields):
            isLoading = true
            add(fields)
        case .missing(let fields):
            isMissing = true
            add(fields)
        case .failed(let error): failure = failure ?? error
        case .deleted: break
        }
    }

    private mutating func add(_ fields: [String]) {
        missing += fields.filter { !missing.contains($0) }
    }

    var state: FragmentState<[Item]> {
        if let failure { return .failed(failure) }
        if isMissing { return .missing(missing) }
        if isLoading { return .loading(missing: missing) }
        return isStale ? .stale(outputs) : .value(outputs)
    }
}
