extension RelayEnvironment {
    /// Returns the state of a fragment's data, as it is now.
    public func state<Fragment: GraphQLFragment>(
        of reference: FragmentRef<Fragment>
    ) -> FragmentState<Fragment.Output> {
        ObjectObservation(self, reference, nil).state(in: store.visibleSource)
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
        states(of: Fragment.artifact, owners: [reference.owner]) {
            ObjectObservation(self, reference, $0)
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

    /// Returns a stream of the states of a live reader.
    func states<Output: FieldValue>(
        of artifact: Artifact,
        owners: [OperationDescriptor],
        _ observe: (FragmentStream<Output, FragmentState<Output>>) -> FragmentObservation<Output>
    ) -> AsyncStream<FragmentState<Output>> {
        stream(
            of: artifact,
            owners: owners,
            followsStatus: true,
            failure: { .failed($0) },
            { FragmentState($0, $1, artifact.name) },
            observe
        )
    }
}
