import Foundation
import Relay

/// The responses of one operation that wait to be read.
///
/// A class because the network, which pushes, and the reader share it. One task reads. Continuations
/// are resumed after the lock has been released: resuming takes the runtime's lock of the task,
/// which is held while a cancellation handler waits for ours.
final class EventQueue: Sendable {
    /// What became of a response.
    enum Outcome {
        case stored
        /// Stored, but no more may come until there is room.
        case full
        /// Not stored: the operation is to fail.
        case overflow
    }

    private typealias Reader = CheckedContinuation<Data?, any Error>
    private typealias Producer = CheckedContinuation<Bool, Never>

    private struct State {
        var events: [Data] = []
        /// How many of them were read.
        var taken = 0
        var end: Result<Void, any Error>?
        var isAbandoned = false
        var reader: Reader?
        var producer: Producer?

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

    let buffer: EventBuffer
    private let state = Locked(State())

    init(_ buffer: EventBuffer) {
        self.buffer = buffer
    }

    // MARK: - The network's side

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

    /// Ends the responses; those that wait can still be read.
    func finish(_ error: (any Error)?) {
        let (reader, producer) = state.withLock { state -> (Reader?, Producer?) in
            guard state.end == nil else { return (nil, nil) }
            state.end = error.map { .failure($0) } ?? .success(())
            return (state.reader.take(), state.producer.take())
        }
        producer?.resume(returning: true)
        if let error { reader?.resume(throwing: error) } else { reader?.resume(returning: nil) }
    }

    /// Waits until half of the buffer is free, or nobody reads any more.
    ///
    /// - Returns: Whether that took no longer than `patience`; `nil` waits for ever.
    func waitForRoom(upTo patience: Duration?) async -> Bool {
        var limit: Task<Void, any Error>?
        defer { limit?.cancel() }
        return await withCheckedContinuation { continuation in
            let mayGoOn = state.withLock { state in
                let mayGoOn = hasRoom(state) || state.end != nil || state.isAbandoned
                if !mayGoOn { state.producer = continuation }
                return mayGoOn
            }
            if mayGoOn { return continuation.resume(returning: true) }
            limit = patience.map { patience in
                Task {
                    try await Task.sleep(for: patience)
                    let producer = state.withLock { $0.producer.take() }
                    producer?.resume(returning: false)
                }
            }
        }
    }

    private func hasRoom(_ state: State) -> Bool { state.count <= buffer.limit / 2 }

    // MARK: - The reader's side

    private enum Step {
        case now(Result<Data?, any Error>)
        case wait
    }

    /// The next response; `nil` at the end.
    ///
    /// - Throws: The error that ended the responses, and `CancellationError`.
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

    /// Drops what waits, and lets the network go on: nobody will read any more.
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

    /// What there is to read; if there is nothing yet `reader` is kept until there is.
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
