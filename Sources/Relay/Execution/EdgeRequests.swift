/// Requests the objects of derived fields, as few times as possible.
///
/// Rows of a list usually lack the objects of the same field at about the same time. If the field's query takes a
/// list of keys, one request brings the objects of all of them.
///
/// A class because fetches share it.
final class EdgeRequests: Sendable {
    /// A request on its way, perhaps for several fields.
    struct Request {
        let execution: SharedExecution
        let isForSeveral: Bool
        let cacheConfig: CacheConfig
    }

    /// Fetches that become one request.
    private struct Batch {
        var fetches: [EdgeFetch]
        var keys: Set<JSONValue>
        let cacheConfig: CacheConfig
    }

    /// Identifies requests that can be one.
    private struct Group: Hashable {
        let artifact: ObjectIdentifier
        let session: Int
        /// The variables for anything but the keys.
        let variables: VariableData
        let isForced: Bool

        /// Creates no group if the query takes one key only.
        init?(_ query: EdgeQuery, isForced: Bool) {
            guard case .several(_, let variable) = query.keys else { return nil }
            var variables = query.operation.variables
            variables[variable] = nil
            artifact = ObjectIdentifier(query.operation.artifact)
            session = query.operation.session
            self.variables = variables
            self.isForced = isForced
        }
    }

    private struct State {
        var waiting: [EdgeFetch] = []
        /// How many times those that have waited are about to begin.
        var beginning = 0
    }

    private let state = Locked(State())

    /// How long a request waits for others: about as long as it takes to read the rows that a screen shows.
    private static let pause = Duration.milliseconds(2)
    /// For how many keys one request asks, unless one field needs more: servers often limit them to 100.
    private static let mostKeys = 100

    /// Whether no request waits for others.
    var isEmpty: Bool { state.withLock { $0.waiting.isEmpty && $0.beginning == 0 } }

    /// Requests the objects of a field soon, perhaps together with those of others.
    func add(_ fetch: EdgeFetch, with executor: OperationExecutor) {
        let isFirst = state.withLock { state in
            state.waiting.append(fetch)
            return state.waiting.count == 1
        }
        guard isFirst else { return }
        Task {
            try? await Task.sleep(for: Self.pause)
            begin(with: executor)
        }
    }

    /// Begins the requests that wait.
    private func begin(with executor: OperationExecutor) {
        let waiting = state.withLock { state in
            state.beginning += 1
            return take(&state.waiting, [])
        }
        defer { state.withLock { $0.beginning -= 1 } }
        var batches: [Batch] = []
        var positions: [Group: Int] = [:]
        for fetch in waiting {
            guard let isForced = fetch.takeWish() else { continue }
            let group = Group(fetch.part.query, isForced: isForced)
            let keys = fetch.part.query.keys.listed
            if let position = group.flatMap({ positions[$0] }),
                batches[position].keys.union(keys).count <= Self.mostKeys
            {
                batches[position].fetches.append(fetch)
                batches[position].keys.formUnion(keys)
                continue
            }
            if let group { positions[group] = batches.count }
            var cacheConfig = CacheConfig()
            cacheConfig.force = isForced
            batches.append(Batch(fetches: [fetch], keys: Set(keys), cacheConfig: cacheConfig))
        }
        for batch in batches { begin(batch, with: executor) }
    }

    /// Begins one request, which is cancelled when all of its fetches are.
    private func begin(_ batch: Batch, with executor: OperationExecutor) {
        let parts = batch.fetches.map(\.part)
        let first = parts[0].query.operation
        let isForSeveral = parts.contains { $0.query.operation.identifier != first.identifier }
        let execution =
            isForSeveral
            ? executor.join(merged(parts), batch.cacheConfig, parts: parts)
            : executor.join(first, batch.cacheConfig)
        // The first has joined. Another one can't if the execution has ended already, and then doesn't wait.
        for _ in parts.dropFirst() { _ = execution.join() }
        let request = Request(
            execution: execution,
            isForSeveral: isForSeveral,
            cacheConfig: batch.cacheConfig
        )
        for fetch in batch.fetches { fetch.wait(for: request) }
    }

    /// Returns the query for the keys of all parts.
    private func merged(_ parts: [EdgePart]) -> OperationDescriptor {
        let first = parts[0].query
        var variables = first.operation.variables
        if case .several(_, let variable) = first.keys {
            variables[variable] = .array(EdgePart.keys(of: parts))
        }
        return OperationDescriptor(
            artifact: first.operation.artifact,
            request: first.operation.request,
            variables: variables,
            symbols: first.operation.symbols,
            session: first.operation.session
        )
    }
}
