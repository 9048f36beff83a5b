import Foundation
import Relay

/// Collects queries that start within a short time, and sends them in one request.
///
/// A class because all callers share the open batches.
final class Batcher: Sendable {
    private let options: HTTPNetwork.Batching
    private let exchange: GraphQLExchange
    /// The batches that still wait for more operations.
    private let open = Locked<[BatchKey: Batch]>([:])

    init(_ options: HTTPNetwork.Batching, exchange: GraphQLExchange) {
        self.options = options
        self.exchange = exchange
    }

    func perform(_ request: NetworkRequest) async throws -> Payloads {
        guard request.kind == .query, request.parameters.isIncremental != true,
            request.variables.uploads.isEmpty
        else { return try await exchange.perform(request) }
        let key = BatchKey(headers: request.headers, owner: request.owner)
        let (stream, answer) = AsyncThrowingStream<Payloads, any Error>.makeStream(
            bufferingPolicy: .bufferingOldest(1)
        )
        let (batch, id, isFull) = open.withLock { open in
            if let batch = open[key], let (id, count) = batch.add(request, answer) {
                let isFull = count >= options.maximum
                if isFull { open[key] = nil }
                return (batch, id, isFull)
            }
            let batch = Batch(request, answer)
            let isFull = options.maximum <= 1
            // The task of an abandoned batch retains it, so it is not released here.
            open[key] = isFull ? nil : batch
            return (batch, Batch.firstID, isFull)
        }
        answer.onTermination = { [weak batch] reason in
            if case .cancelled = reason { batch?.leave(id) }
        }
        if id == Batch.firstID { batch.start { try await self.send(batch, key) } }
        if isFull { batch.stopWaiting() }
        for try await payloads in stream { return payloads }
        throw CancellationError()
    }

    /// Waits for more operations, then sends the batch.
    private func send(_ batch: Batch, _ key: BatchKey) async throws {
        await batch.wait(options.window)
        open.withLock { open in
            if open[key] === batch { open[key] = nil }
        }
        let entries = batch.close()
        guard let first = entries.first else { return }
        if entries.count == 1 {
            first.answer.yield(try await exchange.perform(first.request))
            return first.answer.finish()
        }
        let encoding = exchange.encoding
        let response = try await exchange.client.send(
            encoding.encode(batch: entries.map { encoding.object($0.request) }, first.request)
        )
        let payloads = try await GraphQLOverHTTP.batch(
            of: response,
            count: entries.count,
            limit: exchange.bodyLimit
        )
        for (entry, payload) in zip(entries, payloads) {
            response.head.reportMaxAge(to: entry.request)
            response.head.reportFailure(to: entry.request)
            entry.answer.yield(Payloads(payload, head: response.head))
            entry.answer.finish()
        }
    }
}

/// The properties that operations must share to be sent in the same request.
private struct BatchKey: Hashable {
    var headers: HTTPHeaders
    var owner: RequestOwner
}

/// The operations of one request.
///
/// A class because all of them end together.
private final class Batch: Sendable {
    struct Entry: Sendable {
        let request: NetworkRequest
        let answer: AsyncThrowingStream<Payloads, any Error>.Continuation
    }

    private struct State {
        var entries: [Int: Entry]
        var next = Batch.firstID + 1
        var sent: [Entry] = []
        var task: Task<Void, Never>?
        var isAbandoned = false
    }

    static let firstID = 0

    private let state: Locked<State>
    private let timer = Locked<Task<Void, Never>?>(nil)
    private let isFull = Locked(false)

    /// Creates a batch with its first operation, which has the number ``firstID``.
    init(
        _ request: NetworkRequest,
        _ answer: AsyncThrowingStream<Payloads, any Error>.Continuation
    ) {
        state = Locked(State(entries: [Self.firstID: Entry(request: request, answer: answer)]))
    }

    /// Adds an operation.
    ///
    /// Returns its number and the number of operations in the batch, or `nil` if all callers have
    /// left, because the request is then cancelled.
    func add(
        _ request: NetworkRequest,
        _ answer: AsyncThrowingStream<Payloads, any Error>.Continuation
    ) -> (id: Int, count: Int)? {
        state.withLock { state in
            guard !state.isAbandoned else { return nil }
            defer { state.next += 1 }
            state.entries[state.next] = Entry(request: request, answer: answer)
            return (state.next, state.entries.count)
        }
    }

    /// Removes an operation whose caller has left.
    ///
    /// The request is cancelled with the last one.
    func leave(_ id: Int) {
        let (task, entry) = state.withLock { state in
            let entry = state.entries.removeValue(forKey: id)
            guard state.entries.isEmpty else { return (nil as Task<Void, Never>?, entry) }
            state.isAbandoned = true
            return (state.task, entry)
        }
        task?.cancel()
        // Its continuation is released here, outside the lock.
        _ = entry
    }

    func start(_ work: @escaping @Sendable () async throws -> Void) {
        let task = Task {
            do {
                try await work()
            } catch {
                self.fail(error)
            }
        }
        let isAbandoned = state.withLock { state in
            state.task = task
            return state.isAbandoned
        }
        if isAbandoned { task.cancel() }
    }

    /// Waits until `window` has passed or the batch is full.
    func wait(_ window: Duration) async {
        let sleep = Task { _ = try? await RelayNetworking.wait(for: window) }
        timer.withLock { $0 = sleep }
        if isFull.withLock({ $0 }) { sleep.cancel() }
        await withTaskCancellationHandler {
            await sleep.value
        } onCancel: {
            sleep.cancel()
        }
    }

    func stopWaiting() {
        isFull.withLock { $0 = true }
        timer.withLock { $0 }?.cancel()
    }

    /// Returns the operations in the order in which they were added.
    func close() -> [Entry] {
        state.withLock { state in
            state.sent = state.entries.sorted { $0.key < $1.key }.map(\.value)
            return state.sent
        }
    }

    private func fail(_ error: any Error) {
        let entries = state.withLock { Array($0.entries.values) }
        for entry in entries { entry.answer.finish(throwing: error) }
    }
}
