#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

extension RelayEnvironment {
    /// Runs a mutation; what is on screen changes with the response, or before it.
    ///
    /// Until the response arrives, the store shows `optimisticResponse` and the changes of
    /// `optimisticUpdater`. The optimistic response has the form of the server's `data`, by
    /// response keys. The updater may change anything, and runs again whenever a record changes
    /// that it has read, so it must depend on nothing but the store. Both are rolled back in the
    /// version in which the response arrives, or when the mutation fails or is cancelled.
    ///
    /// `updater` runs in that version too, with the mutation's own data, for what the response
    /// doesn't say by itself: a list to which the new object belongs.
    ///
    /// With a `queue`, the mutation is sent when those before it in the queue have ended. The optimistic
    /// update is applied, and the place in the queue taken, before the call suspends for the first time: the
    /// order is that of the calls, also of the tasks that the main actor starts one after another, and of
    /// those that another actor starts if their closures use the actor: Swift runs the others on any
    /// thread.
    ///
    /// `whenOffline` says what happens if the server can't be reached, ``OfflinePolicy/fail`` by default. A
    /// mutation that is queued outlives this call: when the task is cancelled, the call ends, and the mutation
    /// stays. Its updaters are those with which it is registered. See <doc:WorkingOffline>.
    ///
    /// A task that is cancelled when the response has been written gets the mutation's data all the same.
    ///
    /// - Throws: The network's error, `CancellationError`, ``MutationError/replaced(mutation:)``, an
    ///   ``OfflineError`` or ``StorageError`` for one that can't be queued, or a ``ResponseError`` for a response
    ///   that is refused or has no data; the store is then as if nothing had been sent, except for the
    ///   parts of a response in parts that have come. A
    ///   ``ResponseError/incomplete(operation:fields:)`` or
    ///   ``ResponseError/fieldFailed(operation:_:)`` when the response was written but the
    ///   mutation's own data can't be read from it, and the error of `updater`, whose changes are
    ///   dropped; the changes of the response stay then. With ``ErrorPolicy/throwErrors``,
    ///   ``ResponseError/partial(operation:_:)`` for errors beside the data; the changes stay too.
    @discardableResult
    public nonisolated(nonsending) func commit<Mutation: GraphQLMutation>(
        _ mutation: Mutation,
        optimisticResponse: JSONObject? = nil,
        updater: (@Sendable (RecordSourceProxy, Mutation.Output) throws -> Void)? = nil,
        optimisticUpdater: (@Sendable (RecordSourceProxy) throws -> Void)? = nil,
        errorPolicy: ErrorPolicy = .dataWithErrors,
        queue: MutationQueue? = nil,
        whenOffline: OfflinePolicy? = nil,
        cacheConfig: CacheConfig = CacheConfig()
    ) async throws -> Mutation.Output {
        let response = try await run(
            mutation,
            optimisticResponse,
            updater,
            optimisticUpdater,
            queue,
            whenOffline,
            cacheConfig
        )
        return try response.output(of: Mutation.artifact.name, errorPolicy)
    }

    /// Runs a mutation, and returns everything that is known about the answer.
    ///
    /// Works like `commit`, but returns failures instead of throwing them, and the data even if
    /// fields are missing that can be `nil`. `updater` runs only if the data is complete.
    ///
    /// - Throws: `CancellationError`.
    @discardableResult
    public nonisolated(nonsending) func response<Mutation: GraphQLMutation>(
        to mutation: Mutation,
        optimisticResponse: JSONObject? = nil,
        updater: (@Sendable (RecordSourceProxy, Mutation.Output) throws -> Void)? = nil,
        optimisticUpdater: (@Sendable (RecordSourceProxy) throws -> Void)? = nil,
        queue: MutationQueue? = nil,
        whenOffline: OfflinePolicy? = nil,
        cacheConfig: CacheConfig = CacheConfig()
    ) async throws -> GraphQLResponse<Mutation.Output> {
        do {
            return try await run(
                mutation,
                optimisticResponse,
                updater,
                optimisticUpdater,
                queue,
                whenOffline,
                cacheConfig
            )
        } catch {
            if error is CancellationError { throw error }
            return GraphQLResponse(failure: error)
        }
    }

    /// Runs a mutation, as its policy says.
    private nonisolated(nonsending) func run<Mutation: GraphQLMutation>(
        _ mutation: Mutation,
        _ optimisticResponse: JSONObject?,
        _ updater: (@Sendable (RecordSourceProxy, Mutation.Output) throws -> Void)?,
        _ optimisticUpdater: (@Sendable (RecordSourceProxy) throws -> Void)?,
        _ queue: MutationQueue?,
        _ policy: OfflinePolicy?,
        _ cacheConfig: CacheConfig
    ) async throws -> GraphQLResponse<Mutation.Output> {
        var cacheConfig = cacheConfig
        switch policy ?? queue?.whenOffline ?? .fail {
        case .fail: break
        case .wait: cacheConfig.waitsForNetwork = true
        case .queue(let key, let deadline, let delivery):
            let name = Mutation.artifact.name
            guard updater == nil, optimisticUpdater == nil else {
                throw OfflineError.ownUpdater(mutation: name)
            }
            let call = QueuedCall(
                name: name,
                variables: mutation.variables,
                response: optimisticResponse,
                key: key ?? queue.map { "\($0.key.value)" } ?? "",
                deadline: deadline,
                delivery: delivery,
                idempotencyKey: cacheConfig.transactionID ?? UUID().uuidString,
                replacesWaiting: queue?.replacesWaiting ?? false
            )
            let response = try await shown { try await offline.perform(call) }
            guard let response = response as? GraphQLResponse<Mutation.Output> else {
                throw ResponseError.noResponse(operation: name)
            }
            return response
        }
        let call = try begin(mutation, queue, cacheConfig) { operation, root in
            try addOptimisticUpdate(operation, root, optimisticResponse, optimisticUpdater)
        }
        return try await finish(call, of: Mutation.self, updater)
    }

    /// Sends a mutation that a change shows already, and that stays on screen if it fails.
    ///
    /// ```swift
    /// let change = try environment.applyOptimisticChange(of: mutation, response: response)
    /// try await environment.commit(mutation, confirming: change)
    /// ```
    ///
    /// The change ends in the version in which the response arrives. If the mutation fails or is
    /// cancelled, it stays as it is, so that the mutation can be sent again with it. If the change was
    /// reverted, the mutation is sent all the same. It is never written to the storage of queued
    /// mutations. Otherwise like `commit` with an optimistic response.
    ///
    /// - Throws: The errors of `commit`, and ``MutationError/foreignChange(mutation:)``.
    @discardableResult
    public nonisolated(nonsending) func commit<Mutation: GraphQLMutation>(
        _ mutation: Mutation,
        confirming change: OptimisticChange,
        updater: (@Sendable (RecordSourceProxy, Mutation.Output) throws -> Void)? = nil,
        errorPolicy: ErrorPolicy = .dataWithErrors,
        queue: MutationQueue? = nil,
        cacheConfig: CacheConfig = CacheConfig()
    ) async throws -> Mutation.Output {
        let response = try await confirm(mutation, change, updater, queue, cacheConfig)
        return try response.output(of: Mutation.artifact.name, errorPolicy)
    }

    /// Sends a mutation that a change shows.
    nonisolated(nonsending) func confirm<Mutation: GraphQLMutation>(
        _ mutation: Mutation,
        _ change: OptimisticChange,
        _ updater: (@Sendable (RecordSourceProxy, Mutation.Output) throws -> Void)?,
        _ queue: MutationQueue?,
        _ cacheConfig: CacheConfig
    ) async throws -> GraphQLResponse<Mutation.Output> {
        guard change.belongs(to: store) else {
            throw MutationError.foreignChange(mutation: Mutation.artifact.name)
        }
        var cacheConfig = cacheConfig
        if case .wait = queue?.whenOffline { cacheConfig.waitsForNetwork = true }
        let call = try begin(mutation, queue, cacheConfig, confirming: change) { _, _ in
            change.current
        }
        return try await finish(call, of: Mutation.self, updater)
    }

    /// A mutation that is shown and has its place in the queue, but isn't sent yet.
    private struct MutationCall: Sendable {
        let operation: OperationDescriptor
        let root: DataID
        let retained: Disposable
        let config: CacheConfig
        let begun: Moment?
        let update: OptimisticUpdate.ID?
        /// The change that has the optimistic update; `nil` if it is the mutation's own.
        let change: OptimisticChange?
        let ticket: SerialQueues<MutationQueue.Key>.Ticket?
        /// Its number among the mutations in flight.
        let id: Int
    }

    /// Begins a mutation on the caller's actor; it must be finished.
    ///
    /// `show` applies its optimistic update, unless a change has it.
    private func begin<Mutation: GraphQLMutation>(
        _ mutation: Mutation,
        _ queue: MutationQueue?,
        _ cacheConfig: CacheConfig,
        confirming change: OptimisticChange? = nil,
        _ show: (OperationDescriptor, _ root: DataID) throws -> OptimisticUpdate.ID?
    ) throws -> MutationCall {
        let operation = describe(mutation)
        let root = change?.root ?? store.makeLocalID()
        var config = executor.identify(cacheConfig)
        config.force = true
        let begun = store.log.begin
        let retained = store.retain(operation, from: root)
        let update: OptimisticUpdate.ID?
        do {
            update = try show(operation, root)
        } catch {
            retained.dispose()
            throw error
        }
        if update != nil, change == nil {
            store.log(
                .optimisticApply(operation: operation.request.name),
                of: config.transactionID
            )
        }
        let ticket = queue.map {
            mutations.queues.takeTicket($0.key, inPlaceOfWaiting: $0.replacesWaiting)
        }
        let changed = update.map { store.records(changedBy: $0) } ?? []
        let id = mutations.add(
            operation,
            isWaiting: ticket?.waits ?? false,
            objects: Set(changed.map { ObjectKey(dataID: $0) })
        )
        return MutationCall(
            operation: operation,
            root: root,
            retained: retained,
            config: config,
            begun: begun,
            update: update,
            change: change,
            ticket: ticket,
            id: id
        )
    }

    private func finish<Mutation: GraphQLMutation>(
        _ call: MutationCall,
        of type: Mutation.Type,
        _ updater: (@Sendable (RecordSourceProxy, Mutation.Output) throws -> Void)?
    ) async throws -> GraphQLResponse<Mutation.Output> {
        try await shown { try await perform(call, of: type, updater) }
    }

    private func perform<Mutation: GraphQLMutation>(
        _ call: MutationCall,
        of: Mutation.Type,
        _ updater: (@Sendable (RecordSourceProxy, Mutation.Output) throws -> Void)?
    ) async throws -> GraphQLResponse<Mutation.Output> {
        let name = call.operation.request.name
        defer { call.retained.dispose() }
        defer {
            // A response has removed it already, and that of a change stays until there is one.
            call.change?.endIfReplaced()
            if call.change == nil, let update = call.update, store.remove(update) {
                store.log(
                    .optimisticRollback(operation: name),
                    of: call.config.transactionID,
                    since: call.begun
                )
            }
        }
        let execution = Execution(
            call.operation,
            root: call.root,
            optimisticUpdate: call.update
        )
        let response = try await takeTurn(call) { [self] in
            try await send(execution, call.config, updater, confirming: call.change)
        }
        // The app may have replaced its update while the answer was written.
        call.change?.revert(isolation: nil)
        return response
    }

    /// Sends a queued mutation once, and writes its response.
    func perform<Mutation: GraphQLMutation>(
        _ attempt: MutationAttempt,
        of: Mutation.Type,
        _ updater: (@Sendable (RecordSourceProxy, Mutation.Output) throws -> Void)?
    ) async throws -> GraphQLResponse<Mutation.Output> {
        let operation = describe(
            Mutation.artifact,
            attempt.variables,
            session: attempt.session
        )
        // The variables may be others than when it was queued.
        let retained = store.retain(operation, from: attempt.root)
        defer { retained.dispose() }
        var execution = Execution(
            operation,
            root: attempt.root,
            optimisticUpdate: attempt.update
        )
        execution.queuedMutation = attempt.number
        var config = CacheConfig(force: true, transactionID: attempt.idempotencyKey)
        config.failureReport = attempt.report
        config.isSentOnce = attempt.isSentOnce
        return try await send(execution, config, updater)
    }

    /// Sends a mutation, and writes its response.
    private func send<Output: FieldValue>(
        _ execution: Execution,
        _ config: CacheConfig,
        _ updater: (@Sendable (RecordSourceProxy, Output) throws -> Void)?,
        confirming change: OptimisticChange? = nil
    ) async throws -> GraphQLResponse<Output> {
        let name = execution.operation.request.name
        let response = try await executor.run(execution, config) { [self] execution, payloads in
            var response: GraphQLResponse<Output>?
            var notes = ServerNotes()
            while let payload = try await payloads.next(
                isAnswered: response != nil && !execution.awaitsParts
            ) {
                // The app may have replaced it since.
                if let change { execution.optimisticUpdate = change.current }
                let received: ReceivedPayload<Output>?
                received = try receive(payload, of: &execution, updater: updater)
                guard let received else { continue }
                notes.add(received.envelope, awaitsParts: execution.awaitsParts)
                response = GraphQLResponse(received.snapshot, notes, operation: name)
                response?.fetched = store.options.now()
            }
            return response
        }
        guard let response else { throw ResponseError.noResponse(operation: name) }
        return response
    }

    // Disfavored, because otherwise the compiler says about a mistake in a literal for the other method
    // that the mutation lacks `RawResponseMutation`.

    /// Runs a mutation with an optimistic response that the compiler has checked.
    ///
    /// In the response `nil` means null. Fields of types that the object isn't of, and fields that
    /// `@include` or `@skip` leave out, are left out.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func commit<Mutation: RawResponseMutation>(
        _ mutation: Mutation,
        optimisticResponse: Mutation.RawResponse,
        updater: (@Sendable (RecordSourceProxy, Mutation.Output) throws -> Void)? = nil,
        optimisticUpdater: (@Sendable (RecordSourceProxy) throws -> Void)? = nil,
        errorPolicy: ErrorPolicy = .dataWithErrors,
        queue: MutationQueue? = nil,
        whenOffline: OfflinePolicy? = nil,
        cacheConfig: CacheConfig = CacheConfig()
    ) async throws -> Mutation.Output {
        let response = optimisticResponse.inputValue.object
        let bound = describe(mutation).normalization
        return try await commit(
            mutation,
            optimisticResponse: response.map { bound.addingNulls(to: $0) },
            updater: updater,
            optimisticUpdater: optimisticUpdater,
            errorPolicy: errorPolicy,
            queue: queue,
            whenOffline: whenOffline,
            cacheConfig: cacheConfig
        )
    }

    /// Runs a mutation with an optimistic response that the compiler has checked, and returns
    /// everything that is known about the answer.
    ///
    /// - Throws: `CancellationError`.
    @_disfavoredOverload
    @discardableResult
    public nonisolated(nonsending) func response<Mutation: RawResponseMutation>(
        to mutation: Mutation,
        optimisticResponse: Mutation.RawResponse,
        updater: (@Sendable (RecordSourceProxy, Mutation.Output) throws -> Void)? = nil,
        optimisticUpdater: (@Sendable (RecordSourceProxy) throws -> Void)? = nil,
        queue: MutationQueue? = nil,
        whenOffline: OfflinePolicy? = nil,
        cacheConfig: CacheConfig = CacheConfig()
    ) async throws -> GraphQLResponse<Mutation.Output> {
        let response = optimisticResponse.inputValue.object
        let bound = describe(mutation).normalization
        return try await self.response(
            to: mutation,
            optimisticResponse: response.map { bound.addingNulls(to: $0) },
            updater: updater,
            optimisticUpdater: optimisticUpdater,
            queue: queue,
            whenOffline: whenOffline,
            cacheConfig: cacheConfig
        )
    }

    /// Performs a mutation when it is its turn, and removes it from those in flight.
    private func takeTurn<Output>(
        _ call: MutationCall,
        _ work: () async throws -> Output
    ) async throws -> Output {
        defer { mutations.remove(call.id) }
        guard let ticket = call.ticket else { return try await work() }
        let name = call.operation.request.name
        do {
            return try await mutations.queues.perform(
                ticket,
                of: name,
                call.config.transactionID,
                loggingTo: store.log
            ) {
                mutations.noteTurn(call.id)
                return try await work()
            }
        } catch is SerialQueues<MutationQueue.Key>.Removed {
            throw MutationError.replaced(mutation: name)
        }
    }

    private func addOptimisticUpdate(
        _ operation: OperationDescriptor,
        _ root: DataID,
        _ response: JSONObject?,
        _ updater: (@Sendable (RecordSourceProxy) throws -> Void)?
    ) throws -> OptimisticUpdate.ID? {
        guard response != nil || updater != nil else { return nil }
        return try store.add(
            OptimisticUpdate(of: operation, root: root, response: response, updater: updater)
        )
    }
}
