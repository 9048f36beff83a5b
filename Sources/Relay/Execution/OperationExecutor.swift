#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
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

    /// The operation whose response is being received, and its leave to write.
    @TaskLocal private static var receiving: Receiving?

    private struct Receiving {
        let operation: OperationDescriptor
        let permit: WritePermit
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
    /// - Throws: What the network throws, a ``ResponseError``, or `CancellationError`; what came
    ///   before is in the store.
    func execute(query: OperationDescriptor, cacheConfig: CacheConfig) async throws {
        let key = InFlightKey(identifier: query.identifier, session: query.session)
        let (execution, isNew) = inFlight.withLock { inFlight in
            if let known = inFlight[key], known.join() { return (known, false) }
            let execution = Execution()
            _ = execution.join()
            inFlight[key] = execution
            return (execution, true)
        }
        if isNew {
            execution.start {
                try await self.run(query, cacheConfig) { data in
                    try self.publish(data, query, root: .root)
                }
            } finished: { [weak execution] in
                self.inFlight.withLock { inFlight in
                    // Another may have taken the place of one that was cancelled.
                    if inFlight[key] === execution { inFlight[key] = nil }
                }
            }
        }
        try await execution.wait()
    }

    /// Runs an operation and hands each response to `receive`, in order.
    ///
    /// - Throws: What the network or `receive` throws, ``ResponseError/noResponse(operation:)``
    ///   when a query or mutation ends without any, ``StoreError/reset(definition:)`` when the
    ///   store is reset meanwhile, or `CancellationError`.
    func run(
        _ operation: OperationDescriptor,
        _ cacheConfig: CacheConfig,
        receive: @escaping @Sendable (Data) throws -> Void
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

    /// Receives all responses; how many there were.
    private func receive(
        _ operation: OperationDescriptor,
        _ cacheConfig: CacheConfig,
        _ run: OperationRun,
        _ receive: @Sendable (Data) throws -> Void
    ) async throws -> Int {
        let request = operation.request
        store.log(.networkStart(operation: request.name, kind: request.operationKind))
        let stream = network.execute(
            request: request,
            variables: operation.variables,
            cacheConfig: cacheConfig
        )
        let receiving = Receiving(operation: operation, permit: run.permit)
        var count = 0
        do {
            for try await data in stream {
                try Task.checkCancellation()
                store.log(.networkNext(operation: request.name, bytes: data.count))
                count += 1
                try Self.$receiving.withValue(receiving) { try receive(data) }
            }
            // A cancelled stream ends as if it were complete.
            try Task.checkCancellation()
            if run.isOver { throw CancellationError() }
        } catch {
            if run.isOver { throw StoreError.reset(definition: request.name) }
            if !(error is CancellationError) {
                let message = String(describing: error)
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

    /// Writes a response into the store, as one version; with it an optimistic update is taken
    /// off, and `update` may change the records as it likes.
    ///
    /// - Throws: A ``ResponseError`` when the response is refused or has no data,
    ///   ``StoreError/reset(definition:)`` when it is of an earlier session, and
    ///   `CancellationError` when it is of a run that was cancelled; the optimistic update stays
    ///   then.
    func publish(
        _ data: Data,
        _ operation: OperationDescriptor,
        root: DataID,
        removingLayer layer: Int? = nil,
        update: (inout StoreTransaction) -> Void = { _ in }
    ) throws {
        let name = operation.request.name
        let receiving = Self.receiving.flatMap { $0.operation === operation ? $0 : nil }
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
                permit: receiving?.permit
            ) { transaction in
                let bound = operation.normalization
                let (envelope, missing) = try data.withUnsafeBytes { bytes in
                    try transaction.normalize(bytes, bound, root: root)
                }
                if !envelope.hasData, envelope.isResponse {
                    throw ResponseError.failed(operation: name, envelope.errors)
                }
                try handlers.run(&transaction)
                let changed = transaction.changed.count
                if envelope.hasData { update(&transaction) }
                return (envelope, missing, changed, transaction.events)
            }
            log(written.0, missing: written.1, changed: written.2, name)
            for event in written.3 { store.log(event) }
        } catch {
            store.log(.executeRefuse(operation: name, message: String(describing: error)))
            throw error
        }
    }

    private func log(
        _ envelope: ResponseEnvelope,
        missing: [String],
        changed: Int,
        _ name: String
    ) {
        store.log(
            .executeNormalize(operation: name, changedRecords: changed, missingFields: missing)
        )
        if !envelope.errors.isEmpty {
            store.log(.executeFieldErrors(operation: name, errors: envelope.errors))
        }
    }
}
