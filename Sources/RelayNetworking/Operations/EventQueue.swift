import Foundation
import Relay

/// A queue of the responses of an operation.
///
/// A class because the network, which adds responses, and the consumer share it. A single task
/// consumes them. Continuations are resumed after the lock has been released: resuming acquires the
/// runtime's lock of the task, which is held while a cancellation handler waits for this lock.
final class EventQueue: Sendable {
    /// The result of adding a response.
    enum Outcome {
        case stored
        /// Stored, but no more may be added until there is room.
        case full
        /// Not stored; the operation must fail.
        case overflow
    }

    private typealias Reader = CheckedContinuation<Data?, any Error>
    private typealias Producer = CheckedContinuation<Bool, Never>

    private struct State {
        var events: [Data] = []
        /// The number of responses consumed.
        var taken = 0
        var end: Result<Void, any Error>?
        var isAbandoned = false
        var reader: Reader?
        var producer: Producer?
        /// The number of the last producer that has waited.
        var waits = 0

        var count: Int { events.count - taken }

        mutating func popFirst() -> Data {
            let event = events[taken]
            events[taken] = Data()
            taken += 1
            if taken == events.count || taken > 256 && taken * 2 > events.count {
                events.removeFirst(taken)
                taken = 0
            }
            return event
        }
    }

    let buffer: WebSocketNetwork.EventBuffer
    private let state = Locked(State())

    init(_ buffer: WebSocketNetwork.EventBuffer) {
        self.buffer = buffer
    }

    // MARK: - For the network

    func push(_ event: Data) -> Outcome {
        let (outcome, reader) = state.withLock { state -> (Outcome, Reader?) in
            guard state.end == nil, !state.isAbandoned else { return (.stored, nil) }
            if let reader = state.reader.take() { return (.stored, reader) }
            if state.count >= buffer.limit {
                switch buffer.overflow {
                case .wait: break
                case .fail: return (.overflow, nil)
                case .dropOldest: _ = state.popFirst()
                case .dropNewest: return (.stored, nil)
                }
            }
            state.events.append(event)
            guard case .wait = buffer.overflow else { return (.stored, nil) }
            return (state.count >= buffer.limit ? .full : .stored, nil)
        }
        reader?.resume(returning: event)
        return outcome
    }

    /// Ends the responses.
    ///
    /// Queued ones can still be consumed.
    func finish(_ error: (any Error)?) {
        let (reader, producer) = state.withLock { state -> (Reader?, Producer?) in
            guard state.end == nil else { return (nil, nil) }
            state.end = error.map { .failure($0) } ?? .success(())
            return (state.reader.take(), state.producer.take())
        }
        producer?.resume(returning: true)
        if let error { reader?.resume(throwing: error) } else { reader?.resume(returning: nil) }
    }

    /// Waits until half of the buffer is free or the consumer has left.
    ///
    /// - Returns: Whether that took no longer than `patience`. `nil` means to wait without a limit.
    func waitForRoom(upTo patience: Duration?) async -> Bool {
        var limit: Task<Void, any Error>?
        defer { limit?.cancel() }
        return await withCheckedContinuation { continuation in
            let number = state.withLock { state -> Int? in
                let mayGoOn = hasRoom(state) || state.end != nil || state.isAbandoned
                if mayGoOn { return nil }
                state.producer = continuation
                state.waits += 1
                return state.waits
            }
            guard let number else { return continuation.resume(returning: true) }
            limit = patience.map { patience in
                Task {
                    try await wait(for: patience)
                    endWait(number)
                }
            }
        }
    }

    /// Ends a wait whose patience is over, unless it has ended and the next one has begun.
    func endWait(_ number: Int) {
        let producer = state.withLock { $0.waits == number ? $0.producer.take() : nil }
        producer?.resume(returning: false)
    }

    /// The number of waits that have begun.
    var waits: Int { state.withLock { $0.waits } }

    private func hasRoom(_ state: State) -> Bool { state.count <= buffer.limit / 2 }

    // MARK: - For the consumer

    private enum Step {
        case now(Result<Data?, any Error>)
        case wait
    }

    /// Returns the next response, or `nil` at the end.
    ///
    /// - Throws: The error that ended the responses, or `CancellationError`.
    func next() async throws -> Data? {
        if Task.isCancelled { abandon() }
        if case .now(let result) = step(nil) { return try result.get() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if case .now(let result) = step(continuation) { continuation.resume(with: result) }
            }
        } onCancel: {
            abandon()
        }
    }

    /// Drops the queued responses and releases a waiting network, because the consumer has left.
    func abandon() {
        let (reader, producer, dropped) = state.withLock { state in
            state.isAbandoned = true
            state.taken = 0
            return (state.reader.take(), state.producer.take(), take(&state.events, []))
        }
        producer?.resume(returning: true)
        reader?.resume(throwing: CancellationError())
        _ = dropped
    }

    /// Returns the next response or the end.
    ///
    /// If there is none yet, stores `reader` to be resumed later.
    private func step(_ reader: Reader?) -> Step {
        let (step, producer) = state.withLock { state -> (Step, Producer?) in
            if state.isAbandoned { return (.now(.failure(CancellationError())), nil) }
            if state.count > 0 {
                let event = state.popFirst()
                return (.now(.success(event)), hasRoom(state) ? state.producer.take() : nil)
            }
            if let end = state.end { return (.now(end.map { nil }), nil) }
            state.reader = reader
            return (.wait, nil)
        }
        producer?.resume(returning: true)
        return step
    }
}
