extension RelayEnvironment {
    /// Reads a fragment's data, as it is now.
    ///
    /// - Throws: A ``StoreError`` when something that the fragment selects is missing or failed,
    ///   its object was deleted, or the reference is from before ``reset()``.
    public func read<Fragment: GraphQLFragment>(
        _ reference: FragmentRef<Fragment>
    ) throws(StoreError) -> Fragment.Output {
        let definition = Fragment.artifact.name
        let source = store.source
        try check([reference], source)
        let snapshot = snapshot(reference, in: source)
        for event in snapshot.events { store.log(event) }
        return try snapshot.result.get(definition)
    }

    /// Reads a fragment's data for each of several objects, all at one version of the store.
    ///
    /// Objects that were deleted are left out.
    ///
    /// - Throws: A ``StoreError`` when something that the fragment selects is missing or failed,
    ///   or a reference is from before ``reset()``.
    public func read<Fragment: GraphQLFragment>(
        _ references: [FragmentRef<Fragment>]
    ) throws(StoreError) -> [Fragment.Output] {
        let definition = Fragment.artifact.name
        let source = store.source
        try check(references, source)
        var outputs: [Fragment.Output] = []
        for reference in references {
            let snapshot = snapshot(reference, in: source)
            for event in snapshot.events { store.log(event) }
            if case .deleted = snapshot.result { continue }
            outputs.append(try snapshot.result.get(definition))
        }
        return outputs
    }

    /// Refuses references of other environments and earlier sessions.
    private func check<Fragment: GraphQLFragment>(
        _ references: [FragmentRef<Fragment>],
        _ source: RecordSource
    ) throws(StoreError) {
        let definition = Fragment.artifact.name
        guard references.allSatisfy({ $0.owner.symbols === store.symbols }) else {
            throw .foreignReference(definition: definition)
        }
        let session = source.invalidations.session
        guard references.allSatisfy({ $0.owner.session == session }) else {
            throw .reset(definition: definition)
        }
    }

    /// A fragment's data now, and again whenever it has changed.
    ///
    /// Nothing is delivered while something is missing, or an error leaves no value (the log tells
    /// of it), nor after the object was deleted. Only the newest value waits for a slow consumer.
    /// The data stays in the store until the sequence is dropped; it ends when the environment is
    /// reset.
    public func observe<Fragment: GraphQLFragment>(
        _ reference: FragmentRef<Fragment>
    ) -> AsyncStream<Fragment.Output> {
        observe([reference]) { outputs in outputs.first }
    }

    /// A fragment's data for each of several objects now, and again whenever any of them has
    /// changed: one list for all.
    ///
    /// Nothing is delivered while something is missing; objects that were deleted are left out.
    /// Otherwise like ``observe(_:)``.
    public func observe<Fragment: GraphQLFragment>(
        _ references: [FragmentRef<Fragment>]
    ) -> AsyncStream<[Fragment.Output]> {
        observe(references) { outputs in outputs }
    }

    private func observe<Fragment: GraphQLFragment, Delivered: Sendable>(
        _ references: [FragmentRef<Fragment>],
        _ deliver: @escaping @Sendable ([Fragment.Output]) -> Delivered?
    ) -> AsyncStream<Delivered> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let holdings = Holdings()
            continuation.onTermination = { _ in holdings.dispose() }
            func isReadable(_ source: RecordSource) -> Bool {
                do { try check(references, source) } catch { return false }
                return true
            }
            guard isReadable(store.source) else { return continuation.finish() }
            var last: [Fragment.Output]?
            var log = ReadingLog()
            let subscription = store.subscribe { source in
                let snapshots = references.map { self.snapshot($0, in: source) }
                let outputs = isReadable(source) ? Self.outputs(snapshots) : nil
                var hasChanged = false
                if let outputs, last.map({ !$0.isSame(as: outputs) }) ?? true,
                    let delivered = deliver(outputs)
                {
                    last = outputs
                    hasChanged = true
                    continuation.yield(delivered)
                }
                return .init(
                    seen: Self.seen(snapshots),
                    hasChanged: hasChanged,
                    events: log.events(of: snapshots, hasChanged: hasChanged)
                )
            }
            holdings.hold(subscription)
            holdings.hold(store.onReset { continuation.finish() })
            // Who has reset before that told nobody here.
            if !isReadable(store.source) { continuation.finish() }
        }
    }

    /// The values of those that are not deleted; `nil` when one of them has none.
    private static func outputs<Output>(_ snapshots: [Snapshot<Output>]) -> [Output]? {
        var outputs: [Output] = []
        for snapshot in snapshots {
            if case .deleted = snapshot.result { continue }
            guard let output = snapshot.result.value else { return nil }
            outputs.append(output)
        }
        return outputs
    }

    private static func seen<Output>(
        _ snapshots: [Snapshot<Output>]
    ) -> ContiguousArray<DataID> {
        guard snapshots.count != 1 else { return snapshots[0].seen }
        let seen = Set(snapshots.flatMap(\.seen))
        return ContiguousArray(seen.sorted { $0.index < $1.index })
    }

    func snapshot<Fragment: GraphQLFragment>(
        _ reference: FragmentRef<Fragment>,
        in source: RecordSource
    ) -> Snapshot<Fragment.Output> {
        let owner = reference.owner
        let bound = owner.reader(of: Fragment.artifact, arguments: reference.arguments)
        return Snapshot(source: source, bound: bound, owner: owner, id: reference.dataID)
    }
}

extension Array where Element: FieldValue {
    fileprivate func isSame(as other: [Element]) -> Bool {
        Self.areSame(self, other)
    }
}
