public import Foundation
public import Relay

/// Runs subscriptions, queries and mutations over a WebSocket.
///
/// ```swift
/// let network = WebSocketNetwork(url: endpoint) {
///     ["token": .string(try await session.token())]
/// }
/// let environment = RelayEnvironment(
///     network: SplitNetwork(queriesAndMutations: HTTPNetwork(url: endpoint), subscriptions: network)
/// )
/// ```
///
/// All operations share the socket. When it is lost, the network reconnects with growing delays and
/// restarts active subscriptions; ``gaps`` reports that events may have been missed. A mutation
/// that was sent fails and is never sent again, because the server may have executed it. A query
/// without a response is sent again. Queries and mutations that wait for a connection fail with the
/// next failed attempt. Subscriptions keep waiting for as many attempts as ``Reconnection`` allows,
/// unless the server's close code means that reconnecting is pointless.
///
/// An operation belongs to the user for whom it was started. It is never sent on the connection of
/// another user, but fails with ``NetworkError/sessionEnded(at:)``; see
/// <doc:SubscribingOverWebSockets#When-the-user-changes>.
///
/// GraphQL errors are not thrown but passed on in the payload, for the environment to handle.
/// Dropping the stream of an operation, or cancelling the task that reads it, ends the operation on
/// the server. After the network is released, the socket is closed when the last operation has
/// ended.
///
/// It is a class because it represents the connection.
public final class WebSocketNetwork: Network {
    private let driver: WebSocketDriver
    let url: URL
    private let operationID: OperationIDPlacement
    private let buffer: EventBuffer
    private let subscriptionsOnly: String?
    let deadline: Duration?

    /// Creates a network for the server at `url`.
    ///
    /// - Parameters:
    ///   - url: The GraphQL endpoint: `wss://example.com/graphql`.
    ///   - protocol: The protocol of the server.
    ///   - connecting: When to keep a connection open.
    ///   - timeouts: The time limits for the connection.
    ///   - reconnection: How to reconnect.
    ///   - deadline: How long a query or mutation may take, including the time that it waits for a
    ///     connection; `nil` for no limit. With zero or less, each of them fails at once.
    ///     Subscriptions have none.
    ///   - buffer: How many responses of an operation may be buffered.
    ///   - unsentLimit: While more than this number of bytes waits to be sent, because the server reads
    ///     slowly or there is no connection, further operations fail with
    ///     ``NetworkError/sentTooSlowly(limit:at:)``; 16 MiB by default. They were not sent.
    ///   - messageLimit: The maximum size of a message, in bytes; 32 MiB by default. A negative one
    ///     counts as 0.
    ///   - operationID: The place for the id of a persisted operation.
    ///   - transport: Opens sockets.
    ///   - connectionPayload: Called for each connection; returns the payload of `connection_init`.
    ///   - headers: Called for each connection; returns header fields for the handshake. An error
    ///     of either closure counts as a failed attempt to connect.
    ///   - user: Returns an identifier of the signed-in user, such as the account's id, or `nil` if
    ///     no user is signed in. It is not sent. Called for each operation and each connection. Without
    ///     it, users are recognized by the payload and headers of a connection.
    public init(
        url: URL,
        protocol: WebSocketProtocol = .graphQLTransportWS,
        connecting: Connecting = .lazily(),
        timeouts: Timeouts = Timeouts(),
        reconnection: Reconnection = Reconnection(),
        deadline: Duration? = .seconds(300),
        buffer: EventBuffer = EventBuffer(),
        unsentLimit: Int = 16 << 20,
        messageLimit: Int = 32 << 20,
        operationID: OperationIDPlacement = .persistedQueryExtension,
        transport: any WebSocketTransport = PlatformWebSocketTransport(),
        connectionPayload: @escaping @Sendable () async throws -> JSONValue? = { nil },
        headers: @escaping @Sendable () async throws -> HTTPHeaders = { [:] },
        user: (@Sendable () async throws -> String?)? = nil
    ) {
        self.url = url
        self.operationID = operationID
        self.buffer = buffer
        self.deadline = deadline
        let wire = `protocol`.wire
        subscriptionsOnly = wire.subscriptionsOnly
        let address = `protocol`.address(url)
        let timeouts = timeouts.waitable
        driver = WebSocketDriver(
            WebSocketMachine.Configuration(
                url: url,
                wire: wire,
                connecting: connecting,
                timeouts: timeouts,
                reconnection: reconnection,
                deadline: deadline,
                bufferLimit: buffer.limit,
                namesUsers: user != nil,
                unsentLimit: max(unsentLimit, 0)
            ),
            WebSocketDriver.Connector(
                transport: transport,
                request: {
                    let (url, credentials) = try await address.url()
                    let request = WebSocketRequest(
                        url: url,
                        headers: try await headers(),
                        subprotocols: [wire.subprotocol],
                        timeout: timeouts.connect,
                        closeTimeout: timeouts.close,
                        messageLimit: messageLimit
                    )
                    return (request, credentials)
                },
                payload: connectionPayload,
                user: user,
                authorize: { try await address.authorization(of: $0) },
                timeouts: timeouts
            )
        )
        if connecting == .eagerly { driver.tell { machine, now in machine.connect(now: now) } }
    }

    deinit {
        driver.release()
    }

    /// Starts an operation and streams the server's responses.
    public func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        stream(
            NetworkRequest(parameters: request, variables: variables, cacheConfig: cacheConfig)
        )
    }

    private func stream(_ request: NetworkRequest) -> AsyncThrowingStream<Data, any Error> {
        if let reason = refusal(of: request) {
            let place = NetworkError.Place(operation: request.name, url: url)
            return AsyncThrowingStream(unfolding: {
                throw NetworkError.invalidRequest(reason: reason, at: place)
            })
        }
        let body = JSONBody(request: request, operationID: operationID).object
        let operation = WireOperation(
            request: request.parameters,
            variables: request.variables,
            body: Data(JSONValue.object(body).utf8()),
            gapReporter: request.cacheConfig.gapReporter,
            senderReport: request.cacheConfig.senderReport
        )
        let queue = EventQueue(buffer)
        let id: Int
        do throws(NetworkError) {
            id = try driver.start(operation, queue)
        } catch {
            return AsyncThrowingStream(unfolding: { throw error })
        }
        let reader = OperationReader(id: id, queue, driver)
        // The stream holds the reader, so that the operation ends when the stream is dropped or has
        // ended.
        return AsyncThrowingStream(unfolding: { try await reader.next() })
    }

    /// Ends the user's session on logout: closes the socket and fails all operations with
    /// ``NetworkError/sessionEnded(at:)``.
    ///
    /// The next operation opens a new connection, for which payload and headers are requested
    /// again.
    public func reset() {
        driver.tell { machine, now in machine.reset(now: now) }
    }

    /// Returns the reason why an operation cannot use this socket, or `nil` if it can.
    private func refusal(of request: NetworkRequest) -> String? {
        if !request.variables.uploads.isEmpty {
            return "Files can't be uploaded over a WebSocket. Send them by `HTTPNetwork`; "
                + "`SplitNetwork` chooses between the two."
        }
        if let subscriptionsOnly, request.kind != .subscription {
            return subscriptionsOnly + " Send queries and mutations by `HTTPNetwork`; "
                + "`SplitNetwork` chooses between the two."
        }
        return nil
    }

    /// Closes the socket until ``resume()`` is called, for an app that goes to the background.
    ///
    /// Subscriptions stay active, and new operations wait. Mutations that were sent fail.
    public func pause() {
        driver.tell { machine, now in machine.pause(now: now) }
    }

    /// Continues after ``pause()``, or reconnects without further delay, for a device that is back
    /// online.
    public func resume() {
        driver.tell { machine, now in machine.resume(now: now) }
    }

    /// The state of the connection, now and whenever it changes.
    ///
    /// A slow consumer receives only the newest state. The stream ends when the network is
    /// deallocated.
    public var states: AsyncStream<State> { driver.states.stream }

    /// Reports that events of subscriptions may have been missed.
    ///
    /// The stream ends when the network is deallocated.
    public var gaps: AsyncStream<SubscriptionGap> { driver.gaps.stream }
}

extension WebSocketNetwork: RequestPerformer {
    func perform(_ request: NetworkRequest) async throws -> Payloads {
        try await Payloads(stream(request))
    }
}

/// Reads the responses of an operation, and ends the operation when it is deallocated.
///
/// A class for its deinitializer.
private final class OperationReader: Sendable {
    private let id: Int
    private let queue: EventQueue
    private let driver: WebSocketDriver

    init(id: Int, _ queue: EventQueue, _ driver: WebSocketDriver) {
        self.id = id
        self.queue = queue
        self.driver = driver
    }

    deinit {
        driver.cancel(id)
        queue.abandon()
    }

    func next() async throws -> Data? { try await queue.next() }
}
