import Foundation
import Relay

/// Keeps answers to queries for a while, in memory.
///
/// ```swift
/// let cache = ResponseCache(maximumBytes: 10 << 20, timeToLive: .seconds(60))
/// let network = HTTPNetwork(url: url, interceptors: [cache])
/// cache.removeAll()                        // when the user signs out
/// ```
///
/// An answer is used for the same operation with the same variables, and the same headers as far
/// as interceptors further out have set them. An answer with errors, or one in several parts, is
/// not kept. `CacheConfig.force` passes by what is kept, and keeps what comes. What does not fit
/// displaces what was used least recently.
///
/// The environment's store answers most repeated reads already; this is for those that it is told
/// to fetch again, such as a list that is polled from several places.
///
/// A class because all who are given it share what it keeps.
public final class ResponseCache: NetworkInterceptor {
    private struct Key: Hashable {
        var text: String
        var name: String
        var variables: VariableData
        var headers: HTTPHeaders
    }

    private struct Entry {
        var payload: Data
        var expires: ContinuousClock.Instant
        var lastUse: Int
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var bytes = 0
        var uses = 0
        /// Grows when all is removed, so that nothing which was asked for before comes back.
        var age = 0
    }

    private let maximumBytes: Int
    private let timeToLive: Duration
    private let state = Locked(State())

    /// A cache.
    ///
    /// - Parameters:
    ///   - maximumBytes: The size of all that is kept.
    ///   - timeToLive: How long an answer is used.
    public init(maximumBytes: Int = 10 << 20, timeToLive: Duration = .seconds(60)) {
        self.maximumBytes = maximumBytes
        self.timeToLive = timeToLive
    }

    /// Forgets everything, and does not keep the answers to what is in flight.
    public func removeAll() {
        state.withLock { state in
            state.entries = [:]
            state.bytes = 0
            state.age += 1
        }
    }

    /// Answers a query from what is kept, or with what `next` answers, which is kept.
    public func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
        guard request.kind == .query else { return try await next(request) }
        let key = Key(
            text: request.parameters.id ?? request.parameters.text ?? "",
            name: request.name,
            variables: request.variables,
            headers: request.headers
        )
        if !request.cacheConfig.force, let payload = find(key) { return Payloads(payload) }
        let age = state.withLock { $0.age }
        let payloads = try await next(request)
        if let payload = payloads.first, !payloads.isStream, payload.count <= maximumBytes,
            payloads.head?.isSuccess != false, PayloadErrors(payload).isWhole
        {
            keep(payload, key, age: age)
        }
        return payloads
    }

    private func find(_ key: Key) -> Data? {
        state.withLock { state in
            guard let entry = state.entries[key] else { return nil }
            guard entry.expires > .now else {
                state.entries[key] = nil
                state.bytes -= entry.payload.count
                return nil
            }
            state.uses += 1
            state.entries[key]?.lastUse = state.uses
            return entry.payload
        }
    }

    private func keep(_ payload: Data, _ key: Key, age: Int) {
        state.withLock { state in
            guard state.age == age else { return }
            state.uses += 1
            let entry = Entry(payload: payload, expires: .now + timeToLive, lastUse: state.uses)
            state.bytes += payload.count - (state.entries[key]?.payload.count ?? 0)
            state.entries[key] = entry
            while state.bytes > maximumBytes,
                let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
            {
                state.entries[oldest.key] = nil
                state.bytes -= oldest.value.payload.count
            }
        }
    }
}

extension PayloadErrors {
    /// Whether there is data, and no error.
    fileprivate var isWhole: Bool { errors.isEmpty && data != .none }
}
