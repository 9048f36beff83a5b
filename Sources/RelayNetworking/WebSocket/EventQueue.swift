import Foundation
import Relay

/// The responses of one operation that wait to be taken.
///
/// A class because the network and the reader share it. One task reads.
final class EventQueue: Sendable {
    /// What became of a response.
    enum Outcome {
        case stored
        /// Stored, but no more may come until there is room.
        case full
        /// Not stored: the operation is to fail.
        case overflow
    }

    private struct State {
        var events: [Data] = []
        /// How many of them were taken.
        var taken = 0
        var end: Result<Void, any Error>?
        var isCancelled = false
        var reader: CheckedContinuation<Data?, any Error>?
        var waitingForRoom: CheckedContinuation<Bool, Never>?

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
        state.withLock { state in
            guard state.end == nil, !state.isCancelled else { return .stored }
            if let reader = state.reader {
                state.reader = nil
                reader.resume(returning: event)
                return .stored
            }
            if state.count >= buffer.limit {
                switch buffer.overflow {
                case .wait: break
                case .fail: return .overflow
                case .dropOldest: _ = state.popFirst()
                case .dropNewest: return .stored
                }
            }
            state.events.append(event)
            guard case .wait = buffer.overflow else { return .stored }
            return state.count >= buffer.limit ? .full : .stored
        }
    }

    /// Ends the responses; those that wait can still be taken.
    func finish(_ error: (any Error)?) {
        state.withLock { state in
            guard state.end == nil else { return }
            state.end = error.map { .failure($0) } ?? .success(())
            state.waitingForRoom?.resume(returning: true)
            state.waitingForRoom = nil
            guard let reader = take(&state.reader, nil) else { return }
            if let error { reader.resume(throwing: error) } else { reader.resume(returning: nil) }
        }
    }

    /// Waits until half of the buffer is free; `false` when that takes longer than it may.
    func waitForRoom() async -> Bool {
        guard case .wait(let patience) = buffer.overflow else { return true }
        let limit = Task {
            try await Task.sleep(for: patience)
            state.withLock { take(&$0.waitingForRoom, nil) }?.resume(returning: false)
        }
        defer { limit.cancel() }
        return await withCheckedContinuation { continuation in
            state.withLock { state in
                guard state.count > buffer.limit / 2, state.end == nil, !state.isCancelled else {
                    return continuation.resume(returning: true)
                }
                state.waitingForRoom = continuation
            }
        }
    }

    // MARK: - The reader's side

    /// The next response; `nil` at the end.
    func next() async throws -> Data? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                state.withLock { answer(continuation, &$0) }
            }
        } onCancel: {
            state.withLock { state in
                state.isCancelled = true
                state.waitingForRoom?.resume(returning: true)
                state.waitingForRoom = nil
                take(&state.reader, nil)?.resume(throwing: CancellationError())
            }
        }
    }

    private func answer(
        _ reader: CheckedContinuation<Data?, any Error>,
        _ state: inout State
    ) {
        if state.isCancelled { return reader.resume(throwing: CancellationError()) }
        if state.count > 0 {
            reader.resume(returning: state.popFirst())
            guard state.count <= buffer.limit / 2 else { return }
            state.waitingForRoom?.resume(returning: true)
            state.waitingForRoom = nil
        } else if let end = state.end {
            reader.resume(with: end.map { nil })
        } else {
            state.reader = reader
        }
    }
}
