public import Foundation
public import Relay

/// Runs queries, mutations and subscriptions against a GraphQL server over HTTP.
///
/// ```swift
/// let network = HTTPNetwork(url: endpoint) { _ in
///     ["Authorization": "Bearer \(try await session.token())"]
/// }
/// let environment = RelayEnvironment(network: network)
/// ```
///
/// Each operation is one POST of `{"query": …, "operationName": …, "variables": …}`. A response of
/// type `application/graphql-response+json` is decided from its body alone; `application/json` is
/// taken, whatever its status, if it is an object with `data` or a list `errors`; everything else is
/// a ``NetworkError`` that says what came. GraphQL errors are not errors here: they are in the
/// payload, for the environment to read. A subscription is a request that stays open: the server
/// answers with server-sent events (the "distinct connections" mode of the GraphQL over SSE
/// protocol). Redirects are not followed. Dropping the stream, or
/// cancelling the task that reads it, ends the request.
///
/// Use one network for a server: it keeps one session, and its connections, for all requests.
///
/// On Linux, Foundation's URLSession polls while a request waits for the server: with Swift 6.3.1 a
/// subscription that is held open takes most of a core.
public struct HTTPNetwork: Network {
    /// The headers of one request, made when it is sent; an error that it throws ends the operation.
    public typealias RequestHeaders = @Sendable (RequestParameters) async throws -> HTTPHeaders

    private let url: URL
    private let headers: HTTPHeaders
    private let timeout: Duration
    private let bodyLimit: Int
    private let operationID: OperationIDPlacement
    private let transport: any HTTPTransport
    private let requestHeaders: RequestHeaders

    /// A network for the server at `url`.
    ///
    /// - Parameters:
    ///   - url: The GraphQL endpoint.
    ///   - headers: Sent with every request.
    ///   - timeout: How long a request may go without a byte from the server.
    ///   - bodyLimit: The largest response, in bytes; 32 MiB by default.
    ///   - operationID: Where the id of a persisted operation goes.
    ///   - transport: What sends the requests; by default a URLSession of its own.
    ///   - requestHeaders: Asked for each request; its fields replace those of `headers`.
    public init(
        url: URL,
        headers: HTTPHeaders = [:],
        timeout: Duration = .seconds(60),
        bodyLimit: Int = 32 << 20,
        operationID: OperationIDPlacement = .persistedQueryExtension,
        transport: any HTTPTransport = URLSessionTransport(),
        requestHeaders: @escaping RequestHeaders = { _ in [:] }
    ) {
        self.url = url
        self.headers = headers
        self.timeout = timeout
        self.bodyLimit = bodyLimit
        self.operationID = operationID
        self.transport = transport
        self.requestHeaders = requestHeaders
    }

    /// How many events of a subscription may wait to be taken.
    private static let eventLimit = 1024

    /// Sends an operation and streams the server's answers: one, or as many as there are events.
    public func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingOldest(Self.eventLimit)) { continuation in
            let task = Task {
                do {
                    try await deliver(request, variables, to: continuation)
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func deliver(
        _ request: RequestParameters,
        _ variables: VariableData,
        to continuation: AsyncThrowingStream<Data, any Error>.Continuation
    ) async throws {
        let response = try await transport.send(httpRequest(request, variables))
        guard request.operationKind == .subscription, response.isEventStream else {
            let payload = try await GraphQLOverHTTP.payload(of: response, limit: bodyLimit)
            continuation.yield(payload)
            return
        }
        var isComplete = false
        var events = EventStream(limit: bodyLimit)
        for try await chunk in response.body {
            do {
                for event in try events.receive(chunk) {
                    if event.name == "complete" { isComplete = true }
                    guard event.name == "next", !isComplete else { continue }
                    if case .dropped = continuation.yield(event.data) {
                        throw NetworkError.tooManyEvents(limit: Self.eventLimit, at: response.place)
                    }
                }
            } catch is EventStream.TooLong {
                throw NetworkError.bodyTooLarge(limit: bodyLimit, at: response.place)
            }
            if isComplete { return }
        }
        throw NetworkError.connectionLost(
            reason: "the server ended the stream without completing the subscription",
            at: response.place
        )
    }

    private func httpRequest(
        _ request: RequestParameters,
        _ variables: VariableData
    ) async throws -> HTTPRequest {
        let own: HTTPHeaders = [
            "Accept": GraphQLOverHTTP.accept(request.operationKind),
            "Content-Type": "application/json",
        ]
        let body = JSONBody(request: request, variables: variables, operationID: operationID)
        return HTTPRequest(
            url: url,
            method: .post,
            headers: own.merging(headers).merging(try await requestHeaders(request)),
            body: Data(body.utf8),
            timeout: timeout,
            operationName: request.name
        )
    }
}
