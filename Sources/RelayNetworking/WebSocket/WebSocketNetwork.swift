public import Foundation
public import Relay

/// Runs subscriptions, queries and mutations over one WebSocket.
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
/// All operations share the socket. When it is lost the network connects again, with growing
/// delays, and begins the subscriptions that are alive anew; what they may have missed is told by
/// ``gaps``. A mutation that was sent fails then, and is never sent again, since the server may
/// have run it. A query that has brought nothing is sent again. Queries and mutations that wait for
/// a connection fail with the first attempt that does; subscriptions go on waiting, for as many
/// attempts as ``Reconnection`` has, unless the server said with its close code that it is no use.
///
/// GraphQL errors are not errors here: they are in the payload, for the environment to read.
/// Dropping the stream of an operation, or cancelling the task that reads it, ends it at the server.
/// Letting go of the network closes the socket when the last operation has ended.
///
/// A class because it stands for the connection.
public final class WebSocketNetwork: Network {
    private let driver: WebSocketDriver
    let url: URL
    private let operationID: OperationIDPlacement
    private let buffer: EventBuffer
    private let subscriptionsOnly: String?
    let deadline: Duration?

    /// A network for the server at `url`.
    ///
    /// - Parameters:
    ///   - url: The GraphQL endpoint: `wss://example.com/graphql`.
    ///   - protocol: What the server speaks.
    ///   - connecting: When there is a connection.
    ///   - timeouts: How long to wait for what.
    ///   - reconnection: How to connect again.
    ///   - deadline: How long a query or mutation may take, with the time it waits for a connection;
    ///     `nil` for no limit. Subscriptions have none.
    ///   - buffer: How many responses of an operation may wait to be taken.
    ///   - messageLimit: The largest message, in bytes; 32 MiB by default.
    ///   - operationID: Where the id of a persisted operation goes.
    ///   - transport: What opens sockets.
    ///   - connectionPayload: Asked for each connection: the payload of `connection_init`.
    ///   - headers: Asked for each connection: fields of the handshake. An error that either of the
    ///     two throws counts as a connection that could not be opened.
    public init(
        url: URL,
        protocol: WebSocketProtocol = .graphQLTransportWS,
        connecting: WebSocketConnecting = .lazily(),
        timeouts: WebSocketTimeouts = WebSocketTimeouts(),
        reconnection: Reconnection = Reconnection(),
        deadline: Duration? = .seconds(300),
        buffer: EventBuffer = EventBuffer(),
        messageLimit: Int = 32 << 20,
        operationID: OperationIDPlacement = .persistedQueryExtension,
        transport: any WebSocketTransport = PlatformWebSocketTransport(),
        connectionPayload: @escaping @Sendable () async throws -> JSONValue? = { nil },
        headers: @escaping @Sendable () async throws -> HTTPHeaders = { [:] }
    ) {
        self.url = url
        self.operationID = operationID
        self.buffer = buffer
        self.deadline = deadline
        let wire = `protocol`.wire
        subscriptionsOnly = wire.subscriptionsOnly
        let address = `protocol`.address(url)
        driver = WebSocketDriver(
            WebSocketMachine.Configuration(
                url: url,
                wire: wire,
                connecting: connecting,
                timeouts: timeouts,
                reconnection: reconnection,
                deadline: deadline,
                bufferLimit: buffer.limit
            ),
            WebSocketDriver.Connector(
                transport: transport,
                request: {
                    WebSocketRequest(
                        url: try await address.url(),
                        headers: try await headers(),
                        subprotocols: [wire.subprotocol],
                        timeout: timeouts.connect,
                        closeTimeout: timeouts.close,
                        messageLimit: messageLimit
                    )
                },
                payload: connectionPayload,
                authorize: { try await address.authorization(of: $0) }
            )
        )
        if connecting == .eagerly { driver.tell { machine, now in machine.connect(now: now) } }
    }

    deinit {
        driver.release()
    }

    /// Begins an operation and streams the server's responses.
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
            body: Data(JSONValue.object(body).utf8())
        )
        let queue = EventQueue(buffer)
        let reader = OperationReader(id: driver.start(operation, queue), queue, driver)
        // The stream holds the reader: when it is dropped, or has ended, so has the operation.
        return AsyncThrowingStream(unfolding: { try await reader.next() })
    }

    /// Forgets the user, who has logged out: closes the socket and fails all operations with
    /// ``NetworkError/sessionEnded(at:)``.
    ///
    /// The next operation opens another one, for which payload and headers are asked for again.
    public func reset() {
        driver.tell { machine, now in machine.reset(now: now) }
    }

    /// Why an operation can't go over this socket; `nil` when it can.
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

    /// Closes the socket until ``resume()``: for an app that goes to the background.
    ///
    /// Subscriptions stay alive, and new operations wait. Mutations that were sent fail.
    public func pause() {
        driver.tell { machine, now in machine.pause(now: now) }
    }

    /// Goes on after ``pause()``, or at once when the network waits to connect again: for a device
    /// that is back online.
    public func resume() {
        driver.tell { machine, now in machine.resume(now: now) }
    }

    /// How the network stands with its server, now and whenever that changes.
    ///
    /// Of states that nobody has taken only the newest is kept. Ends with the network.
    public var states: AsyncStream<WebSocketState> { driver.states.stream }

    /// When events may have been missed, from now on.
    ///
    /// Ends with the network.
    public var gaps: AsyncStream<SubscriptionGap> { driver.gaps.stream }
}

extension WebSocketNetwork: RequestPerformer {
    func perform(_ request: NetworkRequest) async throws -> Payloads {
        try await Payloads(stream(request))
    }
}

/// Reads the responses of an operation, which ends when nobody does so any more.
///
/// A class for its end.
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
    }

    func next() async throws -> Data? { try await queue.next() }
}
