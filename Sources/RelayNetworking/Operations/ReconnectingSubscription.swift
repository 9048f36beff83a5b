import Foundation
import Relay

/// A subscription over HTTP that is started again when its stream breaks, with the same policy as
/// over a WebSocket.
///
/// An error before the first stream is thrown. From then on, a lost connection is thrown only after
/// ``Reconnection/attempts`` failed attempts in a row.
///
/// A class because its state outlives each stream. A single task reads it.
final class ReconnectingSubscription: Sendable {
    private struct State {
        var stream: Payloads.Iterator?
        /// The time at which the server accepted the current request; `nil` before.
        var acceptedAt: ContinuousClock.Instant?
        var wasAccepted = false
        var hasProgress = false
        /// The number of attempts in a row that have brought no event.
        var failures = 0
        /// The number of attempts in a row since a stream has lasted, for the delay.
        var attempts = 0
        var lostAt: ContinuousClock.Instant?
    }

    private let request: NetworkRequest
    private let reconnection: Reconnection
    private let gaps: Broadcast<SubscriptionGap>
    private let chain: NetworkNext
    private let state = Locked(State())

    init(
        _ request: NetworkRequest,
        _ reconnection: Reconnection,
        gaps: Broadcast<SubscriptionGap>,
        chain: @escaping NetworkNext
    ) {
        self.request = request
        self.reconnection = reconnection
        self.gaps = gaps
        self.chain = chain
    }

    /// Returns the payloads of all streams, one after the other.
    ///
    /// A response that is not a stream is returned unchanged.
    func payloads() async throws -> Payloads {
        let first = try await connect()
        guard first.isStream else { return first }
        return try await Payloads(head: first.head) { try await self.next() }
    }

    private func next() async throws -> Data? {
        while true {
            do {
                if var stream = state.withLock({ $0.stream }) {
                    let payload = try await stream.next()
                    state.withLock { state in
                        state.stream = stream
                        state.hasProgress = true
                    }
                    return payload
                }
            } catch {
                try await waitToReconnect(after: error)
            }
            _ = try await connect()
        }
    }

    /// Sends the request repeatedly until there is a first payload.
    private func connect() async throws -> Payloads {
        while true {
            do {
                var request = request
                request.streamChanged = { [weak self] change in
                    switch change {
                    case .accepted: self?.accepted()
                    case .lost: self?.lost()
                    }
                }
                let payloads = try await chain(request)
                state.withLock { $0.stream = payloads.makeAsyncIterator() }
                return payloads
            } catch {
                try await waitToReconnect(after: error)
            }
        }
    }

    private func accepted() {
        let gap = state.withLock { state in
            state.wasAccepted = true
            state.acceptedAt = .now
            return state.lostAt.take().map { lostAt in
                SubscriptionGap(operations: [request.name], duration: lostAt.duration(to: .now))
            }
        }
        guard let gap else { return }
        gaps.send(gap)
        request.cacheConfig.reportGap(gap.duration)
    }

    /// Records the time at which a stream was lost, also if an interceptor then sends the request again.
    private func lost() {
        state.withLock { $0.lostAt = $0.lostAt ?? .now }
    }

    /// Waits until the next attempt.
    ///
    /// - Throws: `error` if there are no more attempts.
    private func waitToReconnect(after error: any Error) async throws {
        try Task.checkCancellation()
        guard let failure = error as? NetworkError, failure.isTemporary else { throw error }
        let (stream, mayRetry, attempt) = state.withLock { state in
            let lasted = state.acceptedAt.map { $0.duration(to: .now) } ?? .zero
            // A server may send an event and close each connection at once.
            if lasted >= reconnection.settling { state.attempts = 0 }
            if state.hasProgress || lasted >= reconnection.settling { state.failures = 0 }
            state.failures += 1
            state.attempts += 1
            state.lostAt = state.lostAt ?? .now
            state.hasProgress = false
            state.acceptedAt = nil
            let mayRetry = state.wasAccepted && state.failures <= reconnection.attempts
            return (state.stream.take(), mayRetry, state.attempts)
        }
        // Releasing the stream cancels its request.
        _ = stream
        guard mayRetry else { throw error }
        let delay = reconnection.delay(attempt: attempt, random: .random(in: 0..<1))
        try await wait(for: max(delay, min(failure.retryAfter ?? .zero, .seconds(3600))))
    }
}

extension NetworkError {
    /// Whether a request that was accepted before may be accepted again later.
    fileprivate var isTemporary: Bool {
        switch self {
        case .connectionLost, .timedOut, .cannotConnect, .insecure: true
        case .status(let status, _, _, _): status >= 500 || [408, 425, 429].contains(status)
        default: false
        }
    }
}
