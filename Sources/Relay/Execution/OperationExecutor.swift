#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// Runs operations over the network and writes what comes back into the store.
///
/// A class because identical queries in flight share what it keeps of them.
final class OperationExecutor: Sendable {
    private let network: any Network
    let store: Store
    let handlers: Handlers
    private let maximumResponseBytes: Int
    private let inFlight = Locked<[InFlightKey: Execution]>([:])
    private let runs = Locked<[ObjectIdentifier: OperationRun]>([:])

    /// The operation whose response is being received, and what there is to know of its run.
    @TaskLocal private static var receiving: Receiving?

    private struct Receiving {
        let operation: OperationDescriptor
        let run: OperationRun
    }

    /// Whether more parts will come of the response that is being received.
    static var awaitsParts: Bool {
        receiving?.run.delivery.withLock { $0?.isOpen } ?? false
    }

    /// What makes two queries in flight the same.
    private struct InFlightKey: Hashable {
        let identifier: RequestIdentifier
        let session: Int
    }

    init(network: any Network, store: Store, handlers: Handlers, maximumResponseBytes: Int) {
        self.network = network
        self.store = store
        self.handlers = handlers
        self.maximumResponseBytes = maximumResponseBytes
    }

    /// Runs a query until the network ends it; joins one that is in flight already.
    ///
    /// `onFirstPart` is called when the response comes in parts and the first is in the store.
    ///
    /// - Throws: What the network throws, a ``ResponseError``, or `CancellationError`; what came
    ///   before is in the store.
    func execute(
        query: OperationDescriptor,
        cacheConfig: CacheConfig,
        onFirstPart: @escaping @Sendable () -> Void = {}
    ) async throws {
        let key = InFlightKey(identifier: query.identifier, session: query.session)
        let (execution, isNew) = inFlight.withLock { inFlight in
            if let known = inFlight[key], known.join() { return (known, false) }
            let execution = Execution()
            _ = execution.join()
            inFlight[key] = execution
            return (execution, true)
        }
        if isNew {
            execution.start { [weak execution] in
                try await self.run(query, cacheConfig) { [weak execution] data in
                    let isAnswer = try self.publish(data, query, root: .root)
                    if Self.awaitsParts { execution?.notePart() }
                    return isAnswer
                }
            } finished: { [weak execution] in
                self.inFlight.withLock { inFlight in
                    // Another may have taken the place of one that was cancelled.
                    if inFlight[key] === execution { inFlight[key] = nil }
                }
            }
        }
        try await execution.wait(onFirstPart: onFirstPart)
    }

    /// Runs an operation and hands each payload to `receive`, in order, which returns whether it was
    /// an answer rather than one to skip.
    ///
    /// - Throws: What the network or `receive` throws, ``ResponseError/noResponse(operation:)``
    ///   when a query or mutation ends without any, ``ResponseError/unfinished(operation:parts:)``
    ///   when it ends before all parts that were announced, ``StoreError/reset(definition:)`` when
    ///   the store is reset meanwhile, or `CancellationError`.
    func run(
        _ operation: OperationDescriptor,
        _ cacheConfig: CacheConfig,
        receive: @escaping @Sendable (Data) throws -> Bool
    ) async throws {
        try Task.checkCancellation()
        let name = operation.request.name
        let run = OperationRun()
        runs.withLock { $0[ObjectIdentifier(run)] = run }
        defer { runs.withLock { $0[ObjectIdentifier(run)] = nil } }
        // Whoever resets now ends this run, and whoever did before is noticed here.
        guard operation.session == store.session else { throw StoreError.reset(definition: name) }
        let count = try await run.perform {
            try await self.receive(operation, cacheConfig, run, receive)
        }
        store.log(.networkComplete(operation: name))
        if count == 0, operation.request.operationKind != .subscription {
            throw ResponseError.noResponse(operation: name)
        }
    }

    /// Receives all payloads and returns how many of them were answers.
    private func receive(
        _ operation: OperationDescriptor,
        _ cacheConfig: CacheConfig,
        _ run: OperationRun,
        _ receive: @Sendable (Data) throws -> Bool
    ) async throws -> Int {
        let request = operation.request
        store.log(.networkStart(operation: request.name, kind: request.operationKind))
        let stream = network.execute(
            request: request,
            variables: operation.variables,
            cacheConfig: cacheConfig
        )
        let receiving = Receiving(operation: operation, run: run)
        var count = 0
        do {
            for try await data in stream {
                try Task.checkCancellation()
                store.log(.networkNext(operation: request.name, bytes: data.count))
                if try Self.$receiving.withValue(receiving, operation: { try receive(data) }) {
                    count += 1
                }
            }
            // A cancelled stream ends as if it were complete.
            try Task.checkCancellation()
            if run.isOver { throw CancellationError() }
            if let parts = run.delivery.withLock({ $0?.outstanding }) {
                throw ResponseError.unfinished(operation: request.name, parts: parts)
            }
        } catch {
            if run.isOver { throw StoreError.reset(definition: request.name) }
            if !(error is CancellationError) {
                let message = store.describeForLog(error)
                store.log(.networkError(operation: request.name, message: message))
            }
            throw error
        }
        return count
    }

    /// Ends all operations that are being run.
    func endAll() {
        for run in runs.withLock({ Array($0.values) }) { run.end() }
    }

    /// Ends all operations that are being run, and has the network forget the user.
    func endSession() {
        endAll()
        network.reset()
    }

    /// Writes a response, or a part of one, into the store, as one version; with it an optimistic
    /// update is taken off, and `update`, which is told whether this is a later part, may change
    /// the records as it likes.
    ///
    /// Parts are written where the response of the same run has put what they belong to. A payload
    /// with neither data nor errors, such as one with only `extensions`, changes nothing: returns
    /// whether there was more in it.
    ///
    /// - Throws: A ``ResponseError`` when the response is refused or has no data,
    ///   ``StoreError/reset(definition:)`` when it is of an earlier session, and
    ///   `CancellationError` when it is of a run that was cancelled; the optimistic update stays
    ///   then.
    @discardableResult
    func publish(
        _ data: Data,
        _ operation: OperationDescriptor,
        root: DataID,
        removingLayer layer: Int? = nil,
        keepsUnretained: Bool = false,
        update: (inout StoreTransaction, _ isPart: Bool) -> Void = { _, _ in }
    ) throws -> Bool {
        let name = operation.request.name
        let run = Self.receiving.flatMap { $0.operation === operation ? $0.run : nil }
        // Taken out, so that nobody else holds it while it is changed. When the response is refused,
        // nothing will come after it.
        var delivery = run.flatMap { $0.delivery.withLock { take(&$0, nil) } }
        do {
            guard data.count <= maximumResponseBytes else {
                let reason = JSONError.Reason.tooLarge(
                    bytes: data.count,
                    limit: maximumResponseBytes
                )
                throw ResponseError.invalidJSON(operation: name, path: "", JSONError(reason, at: 0))
            }
            let written = try store.publish(
                for: operation,
                removingLayer: layer,
                keepsUnretained: keepsUnretained,
                permit: run?.permit
            ) { transaction in
                let bound = operation.normalization
                let (envelope, missing) = try data.withUnsafeBytes { bytes in
                    try transaction.normalize(bytes, bound, root: root, &delivery)
                }
                guard !envelope.isEmpty else { throw EmptyPayload() }
                if !envelope.hasData, !envelope.isPart {
                    throw ResponseError.failed(operation: name, envelope.errors)
                }
                try handlers.run(&transaction)
                let changed = transaction.changed.count
                if envelope.hasData || envelope.isPart { update(&transaction, envelope.isPart) }
                return (envelope, missing, changed, take(&transaction.events, []))
            }
            if let delivery { run?.delivery.withLock { $0 = delivery } }
            log(written.0, missing: written.1, changed: written.2, name)
            for event in written.3 { store.log(event) }
            return true
        } catch is EmptyPayload {
            if let delivery { run?.delivery.withLock { $0 = delivery } }
            return false
        } catch {
            store.log(.executeRefuse(operation: name, message: store.describeForLog(error)))
            throw error
        }
    }

    /// Ends a transaction in which there is nothing to write.
    private struct EmptyPayload: Error {}

    private func log(
        _ envelope: ResponseEnvelope,
        missing: [String],
        changed: Int,
        _ name: String
    ) {
        store.log(
            .executeNormalize(operation: name, changedRecords: changed, missingFields: missing)
        )
        if !envelope.errors.isEmpty || !envelope.nulls.isEmpty {
            let (errors, nulls) = (envelope.errors, envelope.nulls)
            store.log(.executeFieldErrors(operation: name, errors, nulls: nulls))
        }
    }
}
