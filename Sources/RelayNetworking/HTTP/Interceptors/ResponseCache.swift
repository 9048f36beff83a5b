import Foundation
import Relay

/// Caches the responses of queries in memory.
///
/// ```swift
/// let cache = ResponseCache(maximumBytes: 10 << 20, timeToLive: .seconds(60))
/// let network = HTTPNetwork(url: url, interceptors: [cache, authentication, .retry()])
/// ```
///
/// Wherever it is in the list, the cache answers after all other interceptors, including those of
/// the client, just before the request would be sent. A cached response is used only for a request
/// with the same URL, body and headers, for the same user in the same session. So the response to
/// one user is never delivered to another, whichever interceptor adds the credentials.
///
/// Responses with errors, responses in several parts, and responses to operations that share a
/// request by ``HTTPNetwork/Batching`` are not cached. `CacheConfig.force` ignores the cached
/// response and caches the new one. When the cache is full, the least recently used responses are
/// removed. The cache has no effect on networks that do not use HTTP.
///
/// The environment's store already answers most repeated reads. The cache is for queries that the
/// environment must fetch again, such as a list that is polled from several places.
///
/// It is a class because all networks that use it share its contents.
public final class ResponseCache: NetworkInterceptor {
    /// The values that a response depends on.
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
        /// Incremented by `removeAll()`, so that responses to earlier requests are not cached
        /// afterwards.
        var age = 0
    }

    private let maximumBytes: Int
    private let timeToLive: Duration
    private let ignoredHeaders: Set<String>
    private let state = Locked(State())

    /// Creates a cache.
    ///
    /// - Parameters:
    ///   - maximumBytes: The maximum total size. With zero or less, nothing is cached.
    ///   - timeToLive: How long a response is used. With zero or less, none is used.
    ///   - ignoredHeaders: Header fields that do not affect responses although they differ between
    ///     requests, such as a trace id.
    public init(
        maximumBytes: Int = 10 << 20,
        timeToLive: Duration = .seconds(60),
        ignoredHeaders: Set<String> = []
    ) {
        self.maximumBytes = maximumBytes
        self.timeToLive = timeToLive.waitable
        self.ignoredHeaders = Set(ignoredHeaders.map { $0.lowercased() })
    }

    /// Removes all responses, and does not cache the responses to requests in flight.
    public func removeAll() {
        // Released outside the lock.
        _ = state.withLock { state in
            defer {
                state.entries = [:]
                state.bytes = 0
                state.age += 1
            }
            return state.entries
        }
    }

    /// Removes all responses on logout.
    public func reset() { removeAll() }

    /// Marks the request of a query for this cache.
    public func intercept(_ request: NetworkRequest, next: NetworkNext) async throws -> Payloads {
        var request = request
        if request.kind == .query, request.cache == nil {
            request.cache = CacheUse(cache: self, isForced: request.cacheConfig.force)
        }
        return try await next(request)
    }

    /// Returns a cached response, or the response of `next`, which is cached once it has been read
    /// to its end.
    func answer(_ request: HTTPRequest, isForced: Bool, next: HTTPNext) async throws -> HTTPResponse
    {
        let key = key(of: request)
        if !isForced, let entry = find(key) {
            return HTTPResponse(
                request: request,
                status: entry.head.status,
                headers: entry.head.headers(after: .now - (entry.expires - timeToLive)),
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

/// The cache for an operation.
struct CacheUse: Sendable {
    var cache: ResponseCache
    var isForced: Bool
}

extension HTTPHead {
    /// Returns the headers with the time that the response has been in the cache added to `Age`.
    fileprivate func headers(after duration: Duration) -> HTTPHeaders {
        var headers = headers
        headers["Age"] = String(Int64(age) + duration.components.seconds)
        return headers
    }

    /// Whether the head is that of a single JSON document.
    fileprivate var isGraphQL: Bool {
        ["application/json", "application/graphql-response+json"].contains(mediaType?.essence)
    }
}

extension PayloadErrors {
    /// Whether there is data and no error.
    fileprivate var isWhole: Bool { errors.isEmpty && data != .none }
}
