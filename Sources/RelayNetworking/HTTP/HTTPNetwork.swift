public import Foundation
public import Relay

/// Runs queries, mutations and subscriptions against a GraphQL server over HTTP.
///
/// ```swift
/// let network = HTTPNetwork(
///     url: endpoint,
///     interceptors: [authentication, .retry(), .automaticPersistedQueries]
/// )
/// let environment = RelayEnvironment(network: network)
/// ```
///
/// Each operation is one POST of `{"query": …, "operationName": …, "variables": …}`. A response of
/// type `application/graphql-response+json` is decided from its body alone; `application/json` is
/// taken, whatever its status, if it is an object with `data` or a list `errors`; everything else is
/// a ``NetworkError`` that says what came. GraphQL errors are not errors here: they are in the
/// payload, for the environment to read. Redirects are not followed. Dropping the stream, or
/// cancelling the task that reads it, ends the request.
///
/// A response of type `multipart/mixed` (`@defer`, `@stream`) gives one element for each part. A
/// subscription is a request that stays open: the server answers with server-sent events (the
/// "distinct connections" mode of the GraphQL over SSE protocol) or with `multipart/mixed`. When its
/// connection is lost it is started again, through all interceptors, as ``Reconnection`` says; what
/// it may have missed is reported by ``gaps``. What prevents the first stream is an error at once.
///
/// Use one network for a server: it keeps one session, and its connections, for all requests.
///
/// On Linux, Foundation's URLSession polls while a request waits for the server: with Swift 6.3.1 a
/// subscription that is held open takes most of a core.
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

    /// A network for the server at `url`.
    ///
    /// - Parameters:
    ///   - url: The GraphQL endpoint.
    ///   - headers: Sent with every request.
    ///   - interceptors: What each operation goes through; the first is the outermost. Those for
    ///     HTTP exchanges belong to the `client`.
    ///   - queries: How queries are sent; a mutation is always a POST.
    ///   - subscriptions: How the server is asked to stream the events of a subscription.
    ///   - timeout: How long a request may go without a byte from the server; exact, also below a
    ///     second. A subscription whose server is silent for longer, without a heartbeat either,
    ///     counts as lost and is started again.
    ///   - deadline: How long a query or mutation may take in all, including its interceptors and
    ///     the reading of its payloads; five minutes by default, `nil` for no limit. Operations that
    ///     upload files have none, because large files take long on slow connections.
    ///   - reconnection: How a subscription is started again when its connection is lost.
    ///   - bodyLimit: The largest response, in bytes; 32 MiB by default. It is in memory once.
    ///   - operationID: Where the id of a persisted operation goes.
    ///   - batching: Whether operations that are run close together share a request.
    ///   - client: What sends the requests.
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

    /// Sends an operation and streams the server's answers: one, or as many as there are parts or
    /// events.
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

    /// When events of subscriptions may have been missed, from now on.
    ///
    /// Ends with the last copy of the network.
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
    }

    /// Forgets the user, who has logged out: resets the interceptors and the client.
    ///
    /// What is in flight fails with ``NetworkError/sessionEnded(at:)``. ``RelayEnvironment/reset()``
    /// does this.
    public func reset() {
        client.reset()
        for interceptor in interceptors { interceptor.reset() }
    }
}

extension HTTPNetwork {
    /// How queries are sent.
    public enum QueryMethod: Sendable, Hashable {
        /// As POST, like mutations.
        case post
        /// As GET, which caches on the way understand; as POST when the URL would have more than
        /// `limit` bytes.
        case get(limit: Int)

        /// As GET, while the URL has 2,000 bytes or less.
        public static var get: QueryMethod { .get(limit: 2000) }
    }

    /// How events of a subscription come over HTTP; whichever the server sends is understood.
    public enum SubscriptionFormat: Sendable, Hashable {
        /// `text/event-stream`.
        case serverSentEvents
        /// `multipart/mixed;subscriptionSpec=1.0`, as Apollo's router sends.
        case multipart
    }

    /// How operations share requests: those that are run within a short time go to the server as
    /// one JSON list, which it answers with a list.
    ///
    /// Subscriptions, uploads, operations with `@defer` or `@stream`, and operations with headers
    /// that differ, are sent by themselves.
    public struct Batching: Sendable, Hashable {
        /// How long the first of a batch waits for others.
        public var window: Duration
        /// The most operations in a batch; a full one is sent at once.
        public var maximum: Int

        /// Batches of at most 10 operations, by default run within 10 ms.
        public init(window: Duration = .milliseconds(10), maximum: Int = 10) {
            self.window = window
            self.maximum = max(1, maximum)
        }
    }
}
