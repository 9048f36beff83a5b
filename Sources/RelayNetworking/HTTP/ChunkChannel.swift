import Foundation
import Relay

/// A buffer of chunks between a producer and a consumer.
///
/// A class because both ends share it. No chunk may be lost, so the number of buffered bytes is
/// limited, and a chunk that does not fit is rejected.
final class ChunkChannel: Sendable {
    private struct State {
        var chunks: [Data] = []
        var firstChunk = 0
        var unreadBytes = 0
        var end: Result<Void, any Error>?
        var reader: CheckedContinuation<Data?, any Error>?
        var abandon: (@Sendable () -> Void)?
        /// The action for a paused producer once at most `level` bytes are buffered.
        var room: (level: Int, notify: @Sendable () -> Void)?

        /// Returns the action for a paused producer, if there is room again.
        mutating func takeRoom() -> (@Sendable () -> Void)? {
            guard let (level, notify) = room, unreadBytes <= level else { return nil }
            room = nil
            return notify
        }

        mutating func takeChunk() -> Data? {
            guard firstChunk < chunks.count else { return nil }
            let chunk = chunks[firstChunk]
            // Releases the bytes now. The array elements are removed once all have been consumed.
            chunks[firstChunk] = Data()
            firstChunk += 1
            if firstChunk == chunks.count {
                chunks.removeAll(keepingCapacity: true)
                firstChunk = 0
            }
            unreadBytes -= chunk.count
            return chunk
        }
    }

    private typealias Reader = CheckedContinuation<Data?, any Error>

    private enum Step {
        case now(Result<Data?, any Error>)
        case wait
    }

    private let unreadLimit: Int
    private let state = Locked(State())

    init(unreadLimit: Int) {
        self.unreadLimit = unreadLimit
    }

    /// Returns `false` if too many bytes are buffered.
    func write(_ chunk: Data) -> Bool {
        guard !chunk.isEmpty else { return true }
        let (fits, reader) = state.withLock {
            state -> (Bool, CheckedContinuation<Data?, any Error>?) in
            if let reader = state.reader.take() { return (true, reader) }
            guard state.end == nil else { return (true, nil) }
            guard state.unreadBytes + chunk.count <= unreadLimit else { return (false, nil) }
            state.unreadBytes += chunk.count
            state.chunks.append(chunk)
            return (true, nil)
        }
        reader?.resume(returning: chunk)
        return fits
    }

    func finish(throwing error: (any Error)?) {
        let end: Result<Void, any Error> = error.map { .failure($0) } ?? .success(())
        let (reader, abandon) = state.withLock { state in
            guard state.end == nil else {
                return (nil as Reader?, nil as (@Sendable () -> Void)?)
            }
            state.end = end
            return (state.reader.take(), state.abandon.take())
        }
        reader?.resume(with: end.map { nil })
        // The values that the action captures are released here, outside the lock.
        _ = abandon
    }

    func onAbandon(_ action: @escaping @Sendable () -> Void) {
        let old = state.withLock { state in
            state.end == nil ? Relay.take(&state.abandon, action) : nil
        }
        _ = old
    }

    /// Returns whether more than `limit` bytes are buffered.
    ///
    /// If so, `notify` is called once, from any thread, when at most half of them are left.
    func isFull(above limit: Int, orNotify notify: @escaping @Sendable () -> Void) -> Bool {
        let (isFull, old) = state.withLock { state in
            guard state.end == nil, state.unreadBytes > limit else {
                return (false, nil as (level: Int, notify: @Sendable () -> Void)?)
            }
            return (true, Relay.take(&state.room, (limit / 2, notify)))
        }
        _ = old
        return isFull
    }

    /// Drops the buffered chunks.
    ///
    /// A waiting consumer throws `CancellationError`.
    func abandon() {
        let (reader, action, room) = state.withLock { state in
            if state.end == nil || state.firstChunk < state.chunks.count {
                state.end = .failure(CancellationError())
                state.chunks = []
                state.firstChunk = 0
            }
            return (state.reader.take(), state.abandon.take(), state.room.take())
        }
        reader?.resume(throwing: CancellationError())
        action?()
        _ = room
    }

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

    /// Returns the next chunk or the end.
    ///
    /// If there is none yet, stores `reader` to be resumed later.
    private func step(_ reader: CheckedContinuation<Data?, any Error>?) -> Step {
        let (step, notify) = state.withLock { state -> (Step, (@Sendable () -> Void)?) in
            if let chunk = state.takeChunk() { return (.now(.success(chunk)), state.takeRoom()) }
            if let end = state.end { return (.now(end.map { nil }), nil) }
            precondition(state.reader == nil, "A body is read by one task at a time.")
            state.reader = reader
            return (.wait, nil)
        }
        notify?()
        return step
    }
}
