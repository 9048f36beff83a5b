/// Runs the work on each key one piece at a time, in the order of the calls.
///
/// A class because its callers share the queues.
final class SerialQueues<Key: Hashable & Sendable>: Sendable {
    /// A position in the queue of a key.
    struct Ticket: Sendable {
        fileprivate let key: Key
        /// `nil` if the queue was empty.
        fileprivate let id: Int?

        /// Whether it has to wait.
        var waits: Bool { id != nil }
    }

    /// Thrown instead of performing work that was taken out of the queue.
    struct Removed: Error {}

    private typealias Continuation = CheckedContinuation<Void, any Error>

    private struct State {
        /// The tickets that wait, oldest first; a key is here while its work runs.
        var waiting: [Key: [Int]] = [:]
        var continuations: [Int: Continuation] = [:]
        /// The tickets whose turn came, or that were cancelled, before they began to wait.
        var settled: [Int: Result<Void, any Error>] = [:]
        var lastID = 0
    }

    private let state = Locked(State())

    /// Returns the next position in the queue of `key`.
    ///
    /// Pass it to ``perform(_:_:)``, or the queue stops. `inPlaceOfWaiting` takes all tickets of the key out
    /// of the queue whose turn has not come: their work is not performed, and ``Removed`` is thrown instead.
    func takeTicket(_ key: Key, inPlaceOfWaiting replaces: Bool = false) -> Ticket {
        var removed: [Continuation] = []
        let ticket = state.withLock { state -> Ticket in
            guard var waiting = state.waiting[key] else {
                state.waiting[key] = []
                return Ticket(key: key, id: nil)
            }
            if replaces {
                removed = waiting.compactMap { id in
                    let continuation = state.continuations.removeValue(forKey: id)
                    if continuation == nil { state.settled[id] = .failure(Removed()) }
                    return continuation
                }
                waiting = []
            }
            state.lastID += 1
            waiting.append(state.lastID)
            state.waiting[key] = waiting
            return Ticket(key: key, id: state.lastID)
        }
        for continuation in removed { continuation.resume(throwing: Removed()) }
        return ticket
    }

    /// Performs `work` once all work before it has ended.
    ///
    /// - Throws: The error of `work`; `CancellationError`, without having performed it, when the
    ///   task is cancelled before its turn.
    func perform<Result>(
        _ ticket: Ticket,
        _ work: () async throws -> Result
    ) async throws -> Result {
        if let id = ticket.id { try await wait(id, ticket.key) }
        defer { leave(ticket.key) }
        return try await work()
    }

    /// Performs `work` like ``perform(_:_:)``, and logs how it waits if it has to.
    func perform<Result>(
        _ ticket: Ticket,
        of definition: String,
        _ transactionID: String? = nil,
        loggingTo log: EventLog,
        _ work: () async throws -> Result
    ) async throws -> Result {
        guard ticket.waits else { return try await perform(ticket, work) }
        let begun = log.begin
        log(.queueWait(definition: definition), of: transactionID)
        var isItsTurn = false
        do {
            return try await perform(ticket) {
                isItsTurn = true
                log(.queueStart(definition: definition), of: transactionID, since: begun)
                return try await work()
            }
        } catch {
            if !isItsTurn {
                log(
                    error is Removed
                        ? .queueReplace(definition: definition)
                        : .queueCancel(definition: definition),
                    of: transactionID,
                    since: begun
                )
            }
            throw error
        }
    }

    private func wait(_ id: Int, _ key: Key) async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: Continuation) in
                let result = state.withLock { state -> Result<Void, any Error>? in
                    if let result = state.settled.removeValue(forKey: id) { return result }
                    state.continuations[id] = continuation
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            let continuation = state.withLock { state -> Continuation? in
                // Its turn may have come, or it may have been removed.
                guard let index = state.waiting[key]?.firstIndex(of: id) else { return nil }
                state.waiting[key]?.remove(at: index)
                let continuation = state.continuations.removeValue(forKey: id)
                if continuation == nil { state.settled[id] = .failure(CancellationError()) }
                return continuation
            }
            continuation?.resume(throwing: CancellationError())
        }
    }

    /// Lets the next one begin.
    private func leave(_ key: Key) {
        let continuation = state.withLock { state -> Continuation? in
            guard var waiting = state.waiting[key], !waiting.isEmpty else {
                state.waiting[key] = nil
                return nil
            }
            let id = waiting.removeFirst()
            state.waiting[key] = waiting
            let continuation = state.continuations.removeValue(forKey: id)
            if continuation == nil { state.settled[id] = .success(()) }
            return continuation
        }
        continuation?.resume()
    }
}
