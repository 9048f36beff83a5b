import Foundation
import Relay

/// Keeps answers to queries for a while, in memory.
///
/// ```swift
/// let cache = ResponseCache(maximumBytes: 10 << 20, timeToLive: .seconds(60))
/// let network = HTTPNetwork(url: url, interceptors: [cache, authentication, .retry()])
/// ```
///
/// Wherever it is in the list, the cache answers below all other interceptors, also those of the
/// client: right before the request would be sent. An answer is used for a request with the same
/// URL, body and headers, sent for the same user in the same session. So the answer to one user
/// never reaches another, whichever interceptor adds the credentials.
///
/// An answer with errors, or one in several parts, is not kept, and neither are those to operations
/// that share a request by ``HTTPNetwork/Batching``. `CacheConfig.force` passes by what is kept, and
/// keeps what comes. What does not fit displaces what was used least recently. It has no effect on
/// networks that are not over HTTP.
///
/// The environment's store answers most repeated reads already; this is for those that it is told
/// to fetch again, such as a list that is polled from several places.
///
/// A class because all who are given it share what it keeps.
public final class ResponseCache: NetworkInterceptor {
    /// What an answer depends on.
    private struct Key: Hashable {
        var url: URL
        var method: HTTPMethod
        var body: HTTPRequest.Body?
        var headers: [String: String]
        var owner: RequestOwner
    }

    private struct Entry {
        var head: HTTPHead
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
    private let ignoredHeaders: Set<String>
    private let state = Locked(State())

    /// A cache.
    ///
    /// - Parameters:
    ///   - maximumBytes: The size of all that is kept.
    ///   - timeToLive: How long an answer is used.
    ///   - ignoredHeaders: Header fields that answers don't depend on, though they differ between
    ///     requests, such as the id of a trace.
    public init(
        maximumBytes: Int = 10 << 20,
        timeToLive: Duration = .seconds(60),
        ignoredHeaders: Set<String> = []
    ) {
        self.maximumBytes = maximumBytes
        self.timeToLive = timeToLive
        self.ignoredHeaders = Set(ignoredHeaders.map { $0.lowercased() })
    }

    /// Forgets everything, and does not keep the answers to what is in flight.
    public func removeAll() {
        // Released outside of the lock.
        _ = state.withLock { state in
            defer {
                state.entries = [:]
                state.bytes = 0
                state.age += 1
            }
            return state.entries
        }
    }

    /// Forgets everything: the user has logged out.
    public func reset() { removeAll() }

    /// Has the request of a query answered from what is kept, or its answer kept.
    public func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
        var request = request
        if request.kind == .query, request.cache == nil {
            request.cache = CacheUse(cache: self, isForced: request.cacheConfig.force)
        }
        return try await next(request)
    }

    /// Answers a request from what is kept, or with what `next` answers, which is kept when it has
    /// been read to its end.
    func answer(_ request: HTTPRequest, isForced: Bool, next: HTTPNext) async throws -> HTTPResponse
    {
        let key = key(of: request)
        if !isForced, let entry = find(key) {
            return HTTPResponse(
                request: request,
                status: entry.head.status,
                headers: entry.head.headers,
                body: HTTPBody(entry.payload)
            )
        }
        let age = state.withLock { $0.age }
        var response = try await next(request)
        guard response.isSuccess, response.head.isGraphQL else { return response }
        let head = response.head
        let collected = Locked<Data?>(Data())
        let limit = maximumBytes
        response.body = response.body.observed { chunk in
            collected.withLock { data in
                guard let count = data?.count, count + chunk.count <= limit else {
                    return data = nil
                }
                if count == 0 { data = chunk } else { data?.append(chunk) }
            }
        } end: { [weak self] error in
            guard error == nil, let data = collected.withLock({ $0 }) else { return }
            self?.keep(data, head, key, age: age)
        }
        return response
    }

    private func key(of request: HTTPRequest) -> Key {
        var headers: [String: String] = [:]
        for (name, value) in request.headers {
            let name = name.lowercased()
            if !ignoredHeaders.contains(name) { headers[name] = value }
        }
        return Key(
            url: request.url,
            method: request.method,
            body: request.body,
            headers: headers,
            owner: request.owner
        )
    }

    private func find(_ key: Key) -> Entry? {
        state.withLock { state in
            guard let entry = state.entries[key] else { return nil }
            guard entry.expires > .now else {
                state.entries[key] = nil
                state.bytes -= entry.payload.count
                return nil
            }
            state.uses += 1
            state.entries[key]?.lastUse = state.uses
            return entry
        }
    }

    private func keep(_ payload: Data, _ head: HTTPHead, _ key: Key, age: Int) {
        guard PayloadErrors(payload).isWhole else { return }
        state.withLock { state in
            guard state.age == age else { return }
            state.uses += 1
            let entry = Entry(
                head: head,
                payload: payload,
                expires: .now + timeToLive,
                lastUse: state.uses
            )
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

/// The cache that an operation asks for.
struct CacheUse: Sendable {
    var cache: ResponseCache
    var isForced: Bool
}

extension HTTPHead {
    /// Whether a response with this head is a single JSON document.
    fileprivate var isGraphQL: Bool {
        ["application/json", "application/graphql-response+json"].contains(mediaType?.essence)
    }
}

extension PayloadErrors {
    /// Whether there is data, and no error.
    fileprivate var isWhole: Bool { errors.isEmpty && data != .none }
}
