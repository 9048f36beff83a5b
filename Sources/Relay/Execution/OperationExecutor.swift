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
    private let maximumResponseBytes: Int
    private let inFlight = Locked<[RequestIdentifier: Execution]>([:])

    init(network: any Network, store: Store, maximumResponseBytes: Int) {
        self.network = network
        self.store = store
        self.maximumResponseBytes = maximumResponseBytes
    }

    /// Runs a query until the network ends it; joins one that is in flight already.
    ///
    /// - Throws: What the network throws, a ``ResponseError``, or `CancellationError`; what came
    ///   before is in the store.
    func execute(query: OperationDescriptor, cacheConfig: CacheConfig) async throws {
        let (execution, isNew) = inFlight.withLock { inFlight in
            if let known = inFlight[query.identifier], known.join() { return (known, false) }
            let execution = Execution()
            _ = execution.join()
            inFlight[query.identifier] = execution
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
                    if inFlight[query.identifier] === execution {
                        inFlight[query.identifier] = nil
                    }
                }
            }
        }
        try await execution.wait()
    }

    /// Runs an operation and hands each response to `receive`, in order.
    ///
    /// - Throws: What the network or `receive` throws, ``ResponseError/noResponse(operation:)``
    ///   when a query or mutation ends without any, or `CancellationError`.
    func run(
        _ operation: OperationDescriptor,
        _ cacheConfig: CacheConfig,
        receive: (Data) throws -> Void
    ) async throws {
        let request = operation.request
        try Task.checkCancellation()
        store.log(.networkStart(operation: request.name, kind: request.operationKind))
        let stream = network.execute(
            request: request,
            variables: operation.variables,
            cacheConfig: cacheConfig
        )
        var count = 0
        do {
            for try await data in stream {
                try Task.checkCancellation()
                store.log(.networkNext(operation: request.name, bytes: data.count))
                count += 1
                try receive(data)
            }
        } catch let error as CancellationError {
            throw error
        } catch {
            let message = String(describing: error)
            store.log(.networkError(operation: request.name, message: message))
            throw error
        }
        // A cancelled stream ends as if it were complete.
        try Task.checkCancellation()
        store.log(.networkComplete(operation: request.name))
        if count == 0, request.operationKind != .subscription {
            throw ResponseError.noResponse(operation: request.name)
        }
    }

    /// Writes a response into the store, as one version; with it an optimistic update is taken
    /// off, and `update` may change the records as it likes.
    ///
    /// - Throws: A ``ResponseError`` when the response is refused or has no data, and what
    ///   `update` throws; the optimistic update stays then.
    func publish(
        _ data: Data,
        _ operation: OperationDescriptor,
        root: DataID,
        removingLayer layer: Int? = nil,
        update: (inout StoreTransaction) -> Void = { _ in }
    ) throws {
        let name = operation.request.name
        do {
            guard data.count <= maximumResponseBytes else {
                let reason = JSONError.Reason.tooLarge(
                    bytes: data.count,
                    limit: maximumResponseBytes
                )
                throw ResponseError.invalidJSON(operation: name, JSONError(reason, at: 0))
            }
            let written = try store.publish(removingLayer: layer) { transaction in
                let bound = BoundNormalization(operation)
                let (envelope, missing) = try data.withUnsafeBytes { bytes in
                    try transaction.normalize(bytes, bound, root: root)
                }
                if !envelope.hasData, envelope.isResponse {
                    throw ResponseError.failed(operation: name, envelope.errors)
                }
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
