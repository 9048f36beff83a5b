#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

extension RelayEnvironment {
    /// Runs an operation with `@jsonResponse` once, and returns the `data` of its response.
    ///
    /// The operation goes through the ``Network`` and its interceptors like any other, with the same
    /// events, errors and cancellation. Its response isn't written into the store, so it is not observed,
    /// and updates no other data. Each call sends a request.
    ///
    /// ```swift
    /// let report = try await environment.fetchJSON(SalesReportQuery(year: 2026))
    /// let total = report["sales"]?["total"]?.double
    /// ```
    ///
    /// - Throws: The network's error; a ``ResponseError`` for a response that is refused or has no data
    ///   and, with ``ErrorPolicy/throwErrors``, for errors beside the data; a ``StoreError`` if the
    ///   environment is reset meanwhile; `CancellationError`, which also cancels the request.
    public func fetchJSON<Operation: GraphQLJSONOperation>(
        _ operation: Operation,
        errorPolicy: ErrorPolicy = .dataWithErrors,
        cacheConfig: CacheConfig = CacheConfig()
    ) async throws -> JSONValue {
        let response = try await load(describe(operation), cacheConfig)
        return try response.output(of: Operation.artifact.name, errorPolicy)
    }

    /// Runs an operation with `@jsonResponse` once, and returns everything that is known about the
    /// answer.
    ///
    /// Works like ``fetchJSON(_:errorPolicy:cacheConfig:)``, but returns failures instead of throwing
    /// them.
    ///
    /// - Throws: `CancellationError`.
    public func jsonResponse<Operation: GraphQLJSONOperation>(
        to operation: Operation,
        cacheConfig: CacheConfig = CacheConfig()
    ) async throws -> GraphQLResponse<JSONValue> {
        do {
            return try await load(describe(operation), cacheConfig)
        } catch {
            if error is CancellationError { throw error }
            return GraphQLResponse(failure: error)
        }
    }

    private func load(
        _ operation: OperationDescriptor,
        _ cacheConfig: CacheConfig
    ) async throws -> GraphQLResponse<JSONValue> {
        var cacheConfig = cacheConfig
        if operation.request.operationKind == .mutation { cacheConfig.force = true }
        let response = try await executor.run(
            Execution(operation),
            cacheConfig
        ) { [self] execution, payloads in
            var response: GraphQLResponse<JSONValue>?
            while let payload = try await payloads.next() {
                response = try store.readJSON(payload, of: &execution) ?? response
            }
            return response
        }
        guard let response else {
            throw ResponseError.noResponse(operation: operation.request.name)
        }
        return response
    }
}

extension Store {
    /// Parses a payload that isn't written into records.
    ///
    /// Returns `nil` for a payload that is skipped.
    ///
    /// - Throws: A ``ResponseError`` if the payload is refused or has no data.
    fileprivate func readJSON(
        _ payload: Data,
        of execution: inout Execution
    ) throws -> GraphQLResponse<JSONValue>? {
        let name = execution.operation.request.name
        let received: JSONPayload
        do {
            try checkSize(of: payload, operation: execution.operation.request.name)
            let variables = execution.operation.effectiveVariables
            guard let parsed = try JSONPayload(payload, of: name, variables) else { return nil }
            received = parsed
        } catch {
            log(
                .executeRefuse(
                    operation: name,
                    message: describeForLog(error),
                    transactionID: execution.transactionID
                )
            )
            throw error
        }
        execution.hasAnswer = true
        if !received.errors.isEmpty {
            log(
                .executeFieldErrors(operation: name, received.errors, nulls: []),
                of: execution.transactionID
            )
        }
        var response = GraphQLResponse(data: received.data, source: .network)
        response.errors = received.errors
        response.extensions = received.extensions
        response.fetched = options.now()
        return response
    }
}
