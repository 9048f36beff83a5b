extension RelayEnvironment {
    /// Runs a mutation; what is on screen changes with the response, or before it.
    ///
    /// Until the response is there the store is as `optimisticResponse` and `optimisticUpdater`
    /// make it: the response is one as the server would send under `data`, by response keys; the
    /// updater may change anything, and is run anew whenever the store changes meanwhile. Both
    /// are taken back in the same version in which the response comes, or when the mutation fails
    /// or is cancelled.
    ///
    /// `updater` runs in that version too, with the mutation's own data, for what the response
    /// doesn't say by itself: a list to which the new object belongs.
    ///
    /// - Throws: What the network throws, `CancellationError`, or a ``ResponseError`` for a response
    ///   that is refused or has no data; the store is then as if nothing had been sent. A
    ///   ``ResponseError/incomplete(operation:fields:)`` or
    ///   ``ResponseError/fieldFailed(operation:_:)`` when the response was written but the
    ///   mutation's own data can't be read from it, and what `updater` throws, whose changes are
    ///   dropped; what the response changed stays then.
    @discardableResult
    public func commit<Mutation: GraphQLMutation>(
        _ mutation: Mutation,
        optimisticResponse: JSONObject? = nil,
        updater: (@Sendable (RecordSourceProxy, Mutation.Output) throws -> Void)? = nil,
        optimisticUpdater: (@Sendable (RecordSourceProxy) throws -> Void)? = nil,
        cacheConfig: CacheConfig = CacheConfig()
    ) async throws -> Mutation.Output {
        let operation = describe(mutation)
        let root = store.makeLocalID()
        let retained = store.retain(operation, from: root)
        defer { retained.dispose() }
        let layer = try addLayer(operation, root, optimisticResponse, optimisticUpdater)
        defer { if let layer { store.removeLayer(layer) } }

        let result = Locked<Mutation.Output?>(nil)
        var cacheConfig = cacheConfig
        cacheConfig.force = true
        try await executor.run(operation, cacheConfig) { [self] data in
            let output = try publish(
                data,
                operation,
                root: root,
                removingLayer: layer,
                updater: updater
            )
            guard let output else { return false }
            result.withLock { $0 = output }
            return true
        }
        guard let result = result.withLock({ $0 }) else {
            throw ResponseError.noResponse(operation: operation.request.name)
        }
        return result
    }

    /// Runs a mutation with an optimistic response that the compiler has checked.
    ///
    /// In the response `nil` means null. Fields of types that the object isn't of, and fields that
    /// `@include` or `@skip` leave out, are left out.
    @discardableResult
    public func commit<Mutation: RawResponseMutation>(
        _ mutation: Mutation,
        optimisticResponse: Mutation.RawResponse,
        updater: (@Sendable (RecordSourceProxy, Mutation.Output) throws -> Void)? = nil,
        optimisticUpdater: (@Sendable (RecordSourceProxy) throws -> Void)? = nil,
        cacheConfig: CacheConfig = CacheConfig()
    ) async throws -> Mutation.Output {
        let response = optimisticResponse.inputValue.object
        let bound = describe(mutation).normalization
        return try await commit(
            mutation,
            optimisticResponse: response.map { bound.addingNulls(to: $0) },
            updater: updater,
            optimisticUpdater: optimisticUpdater,
            cacheConfig: cacheConfig
        )
    }

    private func addLayer(
        _ operation: OperationDescriptor,
        _ root: DataID,
        _ response: JSONObject?,
        _ updater: (@Sendable (RecordSourceProxy) throws -> Void)?
    ) throws -> Int? {
        guard response != nil || updater != nil else { return nil }
        let bytes = response.map { JSONValue.object(["data": .object($0)]).utf8() }
        let handlers = executor.handlers
        return try store.addLayer(for: operation) { transaction in
            if let bytes {
                let bound = operation.normalization
                let missing = try bytes.withUnsafeBytes { bytes in
                    try transaction.normalize(bytes, bound, root: root).missing
                }
                if !missing.isEmpty {
                    let name = operation.request.name
                    transaction.events.append(
                        .optimisticIncomplete(operation: name, missingFields: missing)
                    )
                }
                try handlers.run(&transaction)
            }
            if let updater {
                let selector = RecordSourceProxy.Selector(operation, root: root)
                try RecordSourceProxy.run(&transaction, operation: selector, updater)
            }
        }
    }
}
