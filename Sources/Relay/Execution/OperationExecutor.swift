#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// Runs operations over the network and commits their payloads to the store.
///
/// A class because identical queries in flight share what it keeps of them.
final class OperationExecutor: Sendable {
    private let network: any Network
    let store: Store
    private let reachability: (any Reachability)?
    /// Whether requests fail at once while the network can't be reached.
    private let failsFast: Bool
    private let followsCacheControl: Bool
    /// When observed queries are fetched again.
    let refetches: RefetchOccasions
    /// Called after each operation that has succeeded, without any lock; `nil` if nothing waits for one.
    private let noteSuccess: (@Sendable () -> Void)?
    let replaceableCalls = ReplaceableCalls()
    let edgeRequests = EdgeRequests()
    private let inFlight = Locked<[InFlightKey: SharedExecution]>([:])
    private let flightObservers = Locked<[RequestIdentifier: Waiters<Void>]>([:])
    private let refetchObservers = Locked(RefetchObservers())
    private let runs = Locked(Runs())
    private let lastTransaction = Locked(0)

    /// The operations that are being run.
    private struct Runs {
        var all: [ObjectIdentifier: (run: OperationRun, session: Int)] = [:]
        /// Operations of this session and of earlier ones may not begin to run any more.
        var endedSession = -1
    }

    /// Identifies queries that can share one request.
    private struct InFlightKey: Hashable {
        let identifier: RequestIdentifier
        let session: Int
        let waitsForNetwork: Bool

        init(_ operation: OperationDescriptor, waitsForNetwork: Bool) {
            (identifier, session) = (operation.identifier, operation.session)
            self.waitsForNetwork = waitsForNetwork
        }
    }

    init(
        network: any Network,
        store: Store,
        reachability: (any Reachability)? = nil,
        failsFast: Bool = false,
        followsCacheControl: Bool = false,
        refetches: RefetchOccasions = [],
        noteSuccess: (@Sendable () -> Void)? = nil
    ) {
        self.network = network
        self.store = store
        self.reachability = reachability
        self.failsFast = failsFast
        self.followsCacheControl = followsCacheControl
        self.refetches = refetches
        self.noteSuccess = noteSuccess
    }

    /// Runs a query until the network ends it; joins one that is in flight already.
    ///
    /// `onFirstPayload` is called when the first payload of the response is in the store: for a
    /// response that comes in parts, the operation is not over then.
    ///
    /// - Throws: The network's error, a ``ResponseError``, or `CancellationError`. Earlier payloads
    ///   stay in the store.
    @discardableResult
    func execute(
        query: OperationDescriptor,
        cacheConfig: CacheConfig,
        onFirstPayload: @escaping @Sendable (ServerNotes) -> Void = { _ in }
    ) async throws -> ServerNotes {
        try await join(query, cacheConfig).wait(onFirstPayload: onFirstPayload)
    }

    /// Joins the execution of a query that is in flight, or starts one.
    ///
    /// The caller must wait for it. `parts` are other queries whose data the response has, too: they count as
    /// in flight, and their fields are written.
    func join(
        _ query: OperationDescriptor,
        _ cacheConfig: CacheConfig,
        parts: [EdgePart] = []
    ) -> SharedExecution {
        let waitsForNetwork = reachability != nil && cacheConfig.waitsForNetwork
        let key = InFlightKey(query, waitsForNetwork: waitsForNetwork)
        let partKeys = Set(
            parts.map { InFlightKey($0.query.operation, waitsForNetwork: waitsForNetwork) }
        )
        // The check is read while the other is in flight, because it is released with its end.
        typealias Leader = (execution: SharedExecution, isForSameUser: SenderReport.Check?)
        typealias Joined = (SharedExecution, joined: Leader?, isNew: Bool)
        let (shared, joined, isNew) = inFlight.withLock { inFlight -> Joined in
            let known = inFlight[key]
            // One that isn't for the parts doesn't write them.
            if let known, partKeys.allSatisfy({ inFlight[$0] === known }), known.join() {
                guard let check = known.sender.isForSameUser else { return (known, nil, false) }
                let follower = SharedExecution()
                _ = follower.join()
                return (follower, (known, check), true)
            }
            let shared = SharedExecution()
            _ = shared.join()
            Self.add(shared, key, partKeys, to: &inFlight)
            return (shared, nil, true)
        }
        guard isNew else { return shared }
        shared.start { [weak shared] in
            var leader = joined
            while let joined = leader {
                let notes = try await self.follow(
                    joined.execution,
                    ifSameUser: joined.isForSameUser,
                    by: shared
                )
                if let notes { return notes }
                // The other is released after unlocking.
                (leader, _) = self.inFlight.withLock {
                    inFlight -> (Leader?, released: SharedExecution?) in
                    let other = inFlight[key]
                    if let other, other !== joined.execution,
                        partKeys.allSatisfy({ inFlight[$0] === other }), other.join()
                    {
                        return ((other, other.sender.isForSameUser), nil)
                    }
                    if let shared { Self.add(shared, key, partKeys, to: &inFlight) }
                    return (nil, other)
                }
            }
            var cacheConfig = cacheConfig
            cacheConfig.senderReport = shared?.sender
            var execution = Execution(query)
            execution.parts = parts.map(\.query.operation)
            return try await self.run(execution, cacheConfig) {
                [weak shared] execution, payloads in
                var notes = ServerNotes()
                while let payload = try await payloads.next() {
                    let answer = parts.isEmpty ? nil : EdgeAnswer(query, parts)
                    // The models that wait for the payload show it in the turn in which all others do.
                    guard
                        let publication = try self.store.commit(
                            payload,
                            of: &execution,
                            updater: answer,
                            beginsModelWork: true
                        )
                    else { continue }
                    defer { self.store.endModelWork() }
                    guard let response = publication.response else { continue }
                    notes.add(response.envelope, awaitsParts: execution.awaitsParts)
                    shared?.note(notes)
                }
                return notes
            }
        } finished: { [weak shared] in
            self.inFlight.withLock { inFlight in
                // Another may have taken the place of one that was cancelled.
                for key in partKeys.union([key]) where inFlight[key] === shared {
                    inFlight[key] = nil
                }
            }
            // A reset notifies everybody; until then, the data counts as on its way.
            if self.runs.withLock({ $0.endedSession }) < key.session {
                self.notifyObservers(of: partKeys.union([key]))
            }
        }
        notifyObservers(of: partKeys.union([key]))
        return shared
    }

    /// Records an execution as that of a query, and of its parts unless others are in flight for these.
    private static func add(
        _ execution: SharedExecution,
        _ key: InFlightKey,
        _ parts: Set<InFlightKey>,
        to inFlight: inout [InFlightKey: SharedExecution]
    ) {
        inFlight[key] = execution
        for part in parts where inFlight[part].map({ $0.callerCount == 0 }) ?? true {
            inFlight[part] = execution
        }
    }

    /// Waits for an execution that was joined, if it is for the user of an operation that starts now.
    ///
    /// Returns `nil` if it is for another user.
    private func follow(
        _ joined: SharedExecution,
        ifSameUser check: SenderReport.Check?,
        by follower: SharedExecution?
    ) async throws -> ServerNotes? {
        var isSame = true
        if let check {
            // A user who cannot be found out is not the same one.
            isSame = (try? await check()) ?? false
        }
        guard isSame, !Task.isCancelled else {
            joined.leave()
            try Task.checkCancellation()
            return nil
        }
        return try await joined.wait(onFirstPayload: { [weak follower] in follower?.note($0) })
    }

    // MARK: - Queries in flight

    /// The number of callers that wait for a query.
    var callerCount: Int {
        let executions = inFlight.withLock { inFlight in
            // Once each, also if they are for several queries.
            Dictionary(
                inFlight.values.map { (ObjectIdentifier($0), $0) },
                uniquingKeysWith: { first, _ in first }
            )
        }
        return executions.values.map(\.callerCount).reduce(0, +)
    }

    /// Returns whether an operation is a query in flight.
    ///
    /// While a reset ends a session, all of its queries count as in flight: the data goes soon after the requests,
    /// and then readers end with the reset.
    func isInFlight(_ operation: OperationDescriptor) -> Bool {
        guard runs.withLock({ $0.endedSession }) < operation.session else { return true }
        return inFlight.withLock { inFlight in
            guard !inFlight.isEmpty else { return false }
            return [false, true].contains {
                inFlight[InFlightKey(operation, waitsForNetwork: $0)] != nil
            }
        }
    }

    /// Calls `action` whenever executions of a query begin and end, until the result is disposed of.
    ///
    /// It is called without any lock, after the data of the execution was published.
    func observeFlights(
        of operation: OperationDescriptor,
        _ action: @escaping @Sendable () -> Void
    ) -> Disposable {
        let identifier = operation.identifier
        let id = flightObservers.withLock {
            $0[identifier, default: Waiters()].add((), action)
        }
        return Disposable { [weak self] in
            // Released after unlocking.
            _ = self?.flightObservers.withLock { observers in
                let removed = observers[identifier]?.remove(id)
                if observers[identifier]?.isEmpty == true { observers[identifier] = nil }
                return removed
            }
        }
    }

    private func notifyObservers(of keys: Set<InFlightKey>) {
        let observers = flightObservers.withLock { observers in
            observers.isEmpty ? [] : keys.compactMap { observers[$0.identifier] }
        }
        for observer in observers.lazy.flatMap(\.all) { observer.notify() }
    }

    // MARK: - Operations

    /// Runs an operation: `receive` is called once, and commits the payloads as they come.
    ///
    /// - Throws: The error of the network or of `receive`, ``ResponseError/noResponse(operation:)``
    ///   when a query or mutation ends without any, ``ResponseError/unfinished(operation:parts:)``
    ///   when it ends before all parts that were announced, ``StoreError/reset(definition:)`` when
    ///   the store is reset meanwhile, or `CancellationError`.
    func run<Result: Sendable>(
        _ execution: Execution,
        _ cacheConfig: CacheConfig,
        _ receive: @escaping @Sendable (inout Execution, inout PayloadStream) async throws -> Result
    ) async throws -> Result {
        try Task.checkCancellation()
        let operation = execution.operation
        let run = OperationRun()
        // A reset from now on ends this run; one that came before is found here.
        let hasBegun = runs.withLock { runs in
            guard operation.session > runs.endedSession else { return false }
            runs.all[ObjectIdentifier(run)] = (run, operation.session)
            return true
        }
        // Released after unlocking.
        defer { _ = runs.withLock { $0.all.removeValue(forKey: ObjectIdentifier(run)) } }
        guard hasBegun, operation.session == store.session else {
            throw StoreError.reset(definition: operation.request.name)
        }
        return try await run.perform {
            var execution = execution
            execution.permit = run.permit
            return try await self.perform(&execution, cacheConfig, run, receive)
        }
    }

    /// Returns a configuration with a transaction id, if the caller has given none.
    func identify(_ cacheConfig: CacheConfig) -> CacheConfig {
        guard cacheConfig.transactionID == nil else { return cacheConfig }
        let number = lastTransaction.withLock { last in
            last += 1
            return last
        }
        var cacheConfig = cacheConfig
        cacheConfig.transactionID = String(number)
        return cacheConfig
    }

    /// Sends the operation, and has its payloads received.
    private func perform<Result>(
        _ execution: inout Execution,
        _ cacheConfig: CacheConfig,
        _ run: OperationRun,
        _ receive: (inout Execution, inout PayloadStream) async throws -> Result
    ) async throws -> Result {
        let request = execution.operation.request
        let name = request.name
        var cacheConfig = identify(cacheConfig)
        let transactionID = cacheConfig.transactionID ?? ""
        execution.transactionID = transactionID
        if request.operationKind == .subscription {
            cacheConfig.gapReporter = GapReporter(name, transactionID, self)
        }
        if followsCacheControl, request.operationKind == .query {
            let age = ResponseAge()
            cacheConfig.responseAge = age
            execution.responseAge = age
        }
        if cacheConfig.waitsForNetwork, let reachability {
            await reachability.wait(until: true)
            if run.isOver { throw StoreError.reset(definition: name) }
            try Task.checkCancellation()
        } else if failsFast, request.operationKind != .subscription,
            execution.queuedMutation == nil, reachability?.isReachable == false
        {
            throw UnreachableError(operation: name)
        }
        let begun = store.log.begin
        store.log(
            .networkStart(
                operation: name,
                kind: request.operationKind,
                transactionID: transactionID
            )
        )
        let watched = WatchedRequest(
            operation: execution.operation,
            transactionID: transactionID,
            begun: store.now()
        )
        run.note(watched)
        store.watchers.forEach { $0.watch(watched) }
        // The log may have taken long.
        if run.isOver {
            run.note(nil)
            store.log(
                .networkCancel(operation: name, transactionID: transactionID),
                since: begun
            )
            throw StoreError.reset(definition: name)
        }
        let sent = request.operationKind == .query ? store.beginRequest() : nil
        defer { if let sent { store.endRequest(sent) } }
        (execution.request, execution.answersQuery) = (sent, sent != nil)
        let stream = network.execute(
            request: request,
            variables: execution.operation.variables,
            cacheConfig: cacheConfig
        )
        var payloads = PayloadStream(
            stream,
            name,
            transactionID: transactionID,
            run,
            log: store.log,
            since: begun
        )
        let result: Result
        do {
            result = try await receive(&execution, &payloads)
            if run.isOver { throw CancellationError() }
            try execution.checkAllPartsCame()
            store.abandonPages(of: execution)
            // Before its end is logged, so that a recording that begins in between doesn't wait for it.
            run.note(nil)
        } catch {
            store.abandonPages(of: execution)
            run.note(nil)
            if run.isOver || error is CancellationError {
                store.log(
                    .networkCancel(operation: name, transactionID: transactionID),
                    since: begun
                )
            } else {
                store.log(
                    .networkError(
                        operation: name,
                        message: store.describeForLog(error),
                        transactionID: transactionID
                    ),
                    since: begun
                )
            }
            throw run.isOver ? StoreError.reset(definition: name) : error
        }
        store.log(
            .networkComplete(
                operation: name,
                payloads: payloads.count,
                bytes: payloads.bytes,
                transactionID: transactionID
            ),
            since: begun
        )
        guard execution.hasAnswer || request.operationKind == .subscription else {
            throw ResponseError.noResponse(operation: name)
        }
        noteSuccess?()
        return result
    }

    // MARK: - Fetching again

    private struct RefetchObservers {
        var actions: [Int: @Sendable (Set<RequestIdentifier>) -> Void] = [:]
        var lastID = 0
    }

    /// Calls `action` on occasions to fetch observed queries again, until the result is disposed of.
    ///
    /// It is given the queries that were in flight: their answers may be older than the occasion.
    func observeRefetches(
        _ action: @escaping @Sendable (Set<RequestIdentifier>) -> Void
    ) -> Disposable {
        let id = refetchObservers.withLock { observers in
            observers.lastID += 1
            observers.actions[observers.lastID] = action
            return observers.lastID
        }
        return Disposable { [weak self] in
            // Released after unlocking.
            _ = self?.refetchObservers.withLock { $0.actions.removeValue(forKey: id) }
        }
    }

    func logGap(_ duration: Duration, of operation: String, _ transactionID: String) {
        store.log(
            .subscriptionGap(operation: operation, transactionID: transactionID),
            lasting: duration
        )
    }

    /// Has observed queries fetched again, because their data may be older than that of the server.
    func refetchObserved(_ occasion: RefetchOccasions) {
        guard refetches.contains(occasion) else { return }
        let actions = refetchObservers.withLock { $0.actions }
        guard !actions.isEmpty else { return }
        let running = Set(inFlight.withLock { Array($0.keys) }.map(\.identifier))
        for (_, action) in actions.sorted(by: { $0.key < $1.key }) { action(running) }
    }

    /// Ends the operations of a session and of earlier ones.
    ///
    /// From now on, none of them begins to run, neither from a queue nor in an interval or after a failure.
    func end(session: Int) {
        let ended = runs.withLock { runs in
            runs.endedSession = max(runs.endedSession, session)
            return runs.all.values.filter { $0.session <= session }.map(\.run)
        }
        for run in ended { run.end() }
    }

    /// The operations that the network executes at the moment, in the order in which it was asked.
    var requests: [WatchedRequest] {
        let all = runs.withLock { $0.all.values.map(\.run) }
        return all.compactMap(\.request).sorted { $0.begun < $1.begun }
    }

    /// Whether no query or mutation is executed; those that wait for the network don't count.
    var isIdle: Bool {
        guard edgeRequests.isEmpty else { return false }
        let isWaiting = reachability?.isReachable == false
        return inFlight.withLock { inFlight in
            inFlight.allSatisfy { key, shared in
                shared.callerCount == 0 || isWaiting && key.waitsForNetwork
            }
        } && requests.allSatisfy { $0.operation.request.operationKind == .subscription }
    }

    /// Has the network forget the user.
    func resetNetwork() { network.reset() }
}
