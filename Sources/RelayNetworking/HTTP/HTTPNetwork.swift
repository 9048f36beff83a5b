public import Foundation
public import Relay

/// Runs queries, mutations and subscriptions on a GraphQL server over HTTP.
///
/// ```swift
/// let network = HTTPNetwork(
///     url: endpoint,
///     interceptors: [authentication, .retry(), .automaticPersistedQueries]
/// )
/// let environment = RelayEnvironment(network: network)
/// ```
///
/// Each operation is a POST of `{"query": …, "operationName": …, "variables": …}`. A response of
/// type `application/graphql-response+json` is always passed on. One of type `application/json` is
/// passed on, whatever its status, if it is an object with `data` or a list `errors`. Everything
/// else is a ``NetworkError`` that describes what was received. GraphQL errors are not thrown but
/// passed on in the payload, for the environment to handle. Redirects are not followed. Dropping
/// the stream, or cancelling the task that reads it, cancels the request.
///
/// A response of type `multipart/mixed` (`@defer`, `@stream`) produces one element for each part. A
/// subscription is a request that stays open: the server answers with server-sent events (the
/// "distinct connections" mode of the GraphQL over SSE protocol) or with `multipart/mixed`. If its
/// connection is lost, it is sent again through all interceptors, according to its
/// ``Reconnection``, and ``gaps`` reports that events may have been missed. Errors before the first
/// stream are thrown at once.
///
/// Use a single network for a server, so that all requests share its session and connections.
///
/// On Linux, requests are sent with libcurl; see <doc:HTTPOnLinux>.
public struct HTTPNetwork: Network {
    private let encoding: GraphQLRequestEncoding
    let deadline: Duration?
    private let reconnection: Reconnection
    private let gapReports = Broadcast<SubscriptionGap>(.bufferingNewest(16))
    private let deadlines = Deadlines()
    private let chain: NetworkNext
    private let interceptors: [any NetworkInterceptor]
    private let client: HTTPClient

    var url: URL { encoding.url }
    /// Identifies this network and its copies.
    var id: ObjectIdentifier { ObjectIdentifier(gapReports) }

    /// Creates a network for the server at `url`.
    ///
    /// - Parameters:
    ///   - url: The GraphQL endpoint.
    ///   - headers: Sent with every request.
    ///   - interceptors: The interceptors for each operation; the first is the outermost. Those for
    ///     HTTP exchanges belong to the `client`.
    ///   - queries: How queries are sent. A mutation is always sent by POST.
    ///   - subscriptions: The format in which the server should stream the events of a
    ///     subscription.
    ///   - timeout: How long a request may go without a byte from the server; exact even below a
    ///     second. It must be positive. If nothing arrives for a subscription in this time, not even a heartbeat, its
    ///     connection counts as lost and it is started again.
    ///   - deadline: How long a query or mutation may take in total, including its interceptors and
    ///     the reading of its payloads; five minutes by default, `nil` for no limit. With zero or
    ///     less, each of them fails at once. Operations with file uploads have none, because large files take long on slow connections.
    ///   - reconnection: How a subscription is started again when its connection is lost.
    ///   - bodyLimit: The maximum size of a response, in bytes; 32 MiB by default. A response is
    ///     held in memory once.
    ///   - operationID: The place for the id of a persisted operation.
    ///   - batching: Whether and how operations that start close together share a request.
    ///   - client: Sends the requests.
    public init(
        url: URL,
        headers: HTTPHeaders = [:],
        interceptors: [any NetworkInterceptor] = [],
        queries: QueryMethod = .post,
        subscriptions: SubscriptionFormat = .serverSentEvents,
        timeout: Duration = .seconds(60),
        deadline: Duration? = .seconds(300),
        reconnection: Reconnection = Reconnection(),
        bodyLimit: Int = 32 << 20,
        operationID: OperationIDPlacement = .persistedQueryExtension,
        batching: Batching? = nil,
        client: HTTPClient = HTTPClient()
    ) {
        let encoding = GraphQLRequestEncoding(
            url: url,
            headers: headers,
            queries: queries,
            subscriptions: subscriptions,
            timeout: timeout,
            operationID: operationID,
            bodyLimit: bodyLimit
        )
        self.encoding = encoding
        self.interceptors = interceptors
        self.client = client
        self.deadline = deadline
        self.reconnection = reconnection
        let single = GraphQLExchange(encoding: encoding, client: client)
        guard let batching else {
            chain = interceptors.chain { try await single.perform($0) }
            return
        }
        let batcher = Batcher(batching, exchange: single)
        chain = interceptors.chain { try await batcher.perform($0) }
    }

    /// Sends an operation and streams the responses: one, or as many as there are parts or events.
    public func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        let isLimited = request.operationKind != .subscription && variables.uploads.isEmpty
        return perform(
            joined(request, variables, cacheConfig),
            at: NetworkError.Place(operation: request.name, url: encoding.url),
            deadline: isLimited ? deadline : nil,
            deadlines
        )
    }

    /// Reports that events of subscriptions may have been missed.
    ///
    /// The stream ends when the last copy of the network is deallocated.
    public var gaps: AsyncStream<SubscriptionGap> { gapReports.stream }
}

extension HTTPNetwork: RequestPerformer {
    func perform(_ request: NetworkRequest) async throws -> Payloads {
        let request = try await bound(request)
        guard request.kind == .subscription else { return try await chain(request) }
        let subscription = ReconnectingSubscription(
            request,
            reconnection,
            gaps: gapReports,
            chain: chain
        )
        return try await subscription.payloads()
    }

    func join(_ owner: inout RequestOwner, for parameters: RequestParameters) {
        owner.join(client.sessions)
    }

    func bind(_ owner: inout RequestOwner, for parameters: RequestParameters) async throws {
        owner.join(client.sessions)
        try await interceptors.bind(&owner)
        // Operations of different users must not share a batch.
        try await client.bind(&owner)
    }

    func hasSameHeaders(_ request: NetworkRequest) async throws -> Bool {
        guard try await interceptors.haveSameHeaders(request) else { return false }
        return try await client.hasSameHeaders(encoding.encode(request))
    }

    /// Ends the user's session on logout: resets the interceptors and the client.
    ///
    /// Requests in flight fail with ``NetworkError/sessionEnded(at:)``. `RelayEnvironment.reset()`
    /// calls this.
    public func reset() {
        client.reset()
        for interceptor in interceptors { interceptor.reset() }
    }
}

extension HTTPNetwork {
    /// The HTTP method for queries.
    public enum QueryMethod: Sendable, Hashable {
        /// POST, as for mutations.
        case post
        /// GET, so that HTTP caches can be used, or POST if the URL would exceed `limit` bytes.
        case get(limit: Int)

        /// GET, as long as the URL has at most 2,000 bytes.
        public static var get: QueryMethod { .get(limit: 2000) }
    }

    /// The preferred format for the events of a subscription over HTTP.
    ///
    /// Both formats are supported, whichever the server sends.
    public enum SubscriptionFormat: Sendable, Hashable {
        /// `text/event-stream`.
        case serverSentEvents
        /// `multipart/mixed;subscriptionSpec=1.0`, as Apollo's router sends it.
        case multipart
    }

    /// How operations share requests: operations that start within a short time are sent as a
    /// single JSON list, and the server answers with a list.
    ///
    /// Subscriptions, uploads, operations with `@defer` or `@stream`, and operations with different
    /// headers are sent separately.
    public struct Batching: Sendable, Hashable {
        /// How long the first operation of a batch waits for others; with zero or less, only for those
        /// that start at the same time.
        public var window: Duration
        /// The maximum number of operations in a batch.
        ///
        /// A full batch is sent at once. A number below 1 counts as 1.
        public var maximum: Int

        /// Creates a batching.
        ///
        /// By default a batch has at most 10 operations, started within 10 ms.
        public init(window: Duration = .milliseconds(10), maximum: Int = 10) {
            self.window = window
            self.maximum = max(1, maximum)
        }
    }
}
