import Foundation
import Relay

/// What ``WebSocketNetwork`` does, as a pure state machine: it is told what happened and when, and
/// says what to do.
///
/// ```
///          start, connect             opened              acknowledged
///   idle ────────────────▶ connecting ──────▶ acknowledging ──────────▶ ready
///    ▲  ▲                   ▲  │ failed            │ lost                 │ lost
///    │  │ too often, final  │  ▼                   ▼                      ▼
///    │  └────────────── waiting ◀──────────────────┴──────────────────────┘
///    └── closing ◀── the last operation ended, pause, no sign of life
/// ```
///
/// There is one connection at a time: the next one is opened when the shell has said that nothing
/// is left of the last. A lost connection fails mutations that were sent; queries that have brought
/// nothing, and subscriptions, are begun again on the next.
struct WebSocketMachine: Sendable {
    /// What to do, in order.
    enum Action: Sendable {
        /// Make the connection payload, and open a socket; then `opened` or `closed`.
        case connect
        case send(Data)
        /// Say goodbye, or give up connecting; then `closed`.
        case close(code: Int, reason: String)
        /// Ask for the authorization of an operation; then `authorized` or `fail`.
        case authorize(Int, data: String)
        case deliver(Int, Data)
        case finish(Int, (any Error)?)
        case show(WebSocketState)
        case report(SubscriptionGap)
    }

    enum Phase: Sendable, Equatable {
        case idle
        case connecting
        case acknowledging(until: Duration)
        case ready(since: Duration)
        /// Until the shell says that nothing is left; then the next attempt, if there is one.
        case closing(retryAt: Duration?)
        case waiting(until: Duration)
        case paused
    }

    struct Operation: Sendable {
        var wire: WireOperation
        /// Whether the server was told of it, on this connection.
        var isSent = false
        /// Whether the server was told of it on an earlier one.
        var wasLost = false
        var hasResponse = false
        /// When the server must have confirmed it.
        var startBy: Duration?

        var name: String { wire.request.name }
        var isSubscription: Bool { wire.request.operationKind == .subscription }
        /// Whether it may be sent a second time.
        var isRepeatable: Bool {
            isSubscription || wire.request.operationKind == .query && !hasResponse
        }
    }

    let configuration: Configuration
    var phase = Phase.idle
    var operations: [Int: Operation] = [:]
    /// When queries and mutations fail for having taken too long.
    var failAt: [Int: Duration] = [:]
    var wire: any WireProtocol
    var actions: [Action] = []
    /// Attempts in a row that came to nothing.
    var failures = 0
    /// Whether this connection has brought a response.
    var hasProgress = false
    /// When the connection went that is not back yet.
    var lostAt: Duration?
    var lastHeard = Duration.zero
    var pingSent: Duration?
    /// The longest silence that the server has promised.
    var silenceLimit: Duration?
    /// When to close the connection for want of operations.
    var closeAt: Duration?
    /// Whether there ever was a connection that the server acknowledged.
    var wasReady = false
    var isPaused = false
    /// Whether a connection is kept without operations.
    var isKept: Bool
    /// How long a connection is kept after the last of them.
    var closingDelay: Duration
    private var nextID = 1
    private var generator: any RandomNumberGenerator & Sendable

    struct Configuration: Sendable {
        var url: URL
        var wire: any WireProtocol.Type
        var connecting: WebSocketConnecting
        var timeouts: WebSocketTimeouts
        var reconnection: Reconnection
        /// How long a query or mutation may take.
        var deadline: Duration?
        var bufferLimit: Int
    }

    init(
        _ configuration: Configuration,
        generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) {
        self.configuration = configuration
        self.generator = generator
        wire = configuration.wire.init()
        switch configuration.connecting {
        case .lazily(let delay): (isKept, closingDelay) = (false, delay)
        case .eagerly: (isKept, closingDelay) = (true, .zero)
        }
    }

    /// What has come to be done since the last time.
    mutating func takeActions() -> [Action] { take(&actions, []) }

    // MARK: - What the app wants

    /// Begins an operation; its id.
    mutating func start(_ operation: WireOperation, now: Duration) -> Int {
        let id = nextID
        nextID += 1
        operations[id] = Operation(wire: operation)
        if let deadline = configuration.deadline, operation.request.operationKind != .subscription {
            failAt[id] = now + deadline
        }
        closeAt = nil
        if case .ready = phase { begin(id, now: now) } else { settle(now: now) }
        return id
    }

    /// Nobody wants the operation any more.
    mutating func cancel(_ id: Int, now: Duration) {
        guard let operation = remove(id) else { return }
        if case .ready = phase, operation.isSent { perform(wire.stop(id), now: now) }
        closeWhenUnused(now: now)
    }

    /// Forgets an operation.
    @discardableResult mutating func remove(_ id: Int) -> Operation? {
        failAt[id] = nil
        return operations.removeValue(forKey: id)
    }

    /// The operation can't go on, for a reason of ours.
    mutating func fail(_ id: Int, _ error: any Error, now: Duration) {
        guard operations[id] != nil else { return }
        actions.append(.finish(id, error))
        cancel(id, now: now)
    }

    /// More responses came than may wait.
    mutating func overflow(_ id: Int, now: Duration) {
        guard let operation = operations[id] else { return }
        let limit = configuration.bufferLimit
        fail(id, NetworkError.tooManyEvents(limit: limit, at: place(operation.name)), now: now)
    }

    /// Opens a connection that is to be there without operations.
    mutating func connect(now: Duration) {
        settle(now: now)
    }

    mutating func pause(now: Duration) {
        guard !isPaused else { return }
        isPaused = true
        switch phase {
        case .idle, .waiting: settle(now: now)
        case .closing, .paused: break
        case .connecting, .acknowledging, .ready:
            loseOperations(.lost(reason: "the network was paused"), isOurs: true, now: now)
            close(CloseCodes.normal, "paused")
        }
        actions.append(.show(.paused))
    }

    mutating func resume(now: Duration) {
        isPaused = false
        failures = 0
        if case .closing = phase { phase = .closing(retryAt: nil) }
        if case .waiting = phase { phase = .idle }
        if case .paused = phase {
            phase = .idle
            actions.append(.show(.idle))
        }
        settle(now: now)
    }

    /// Fails all operations and closes the connection: the user has logged out.
    mutating func reset(now: Duration) {
        for id in operations.keys.sorted() {
            let name = operations[id]?.name
            actions.append(.finish(id, NetworkError.sessionEnded(at: place(name))))
            remove(id)
        }
        (failures, lostAt, closeAt) = (0, nil, nil)
        switch phase {
        case .idle, .paused: break
        case .waiting: settle(now: now, after: CancellationError())
        case .closing: phase = .closing(retryAt: nil)
        case .connecting, .acknowledging, .ready:
            close(CloseCodes.normal, "the session ended")
            actions.append(.show(.idle))
        }
        if isKept { settle(now: now) }
    }

    /// The network is gone; the operations that are left may end.
    mutating func release(now: Duration) {
        isKept = false
        closingDelay = .zero
        closeWhenUnused(now: now)
    }

    // MARK: - What happens to the connection

    /// The socket is open.
    mutating func opened(subprotocol: String?, payload: JSONValue?, now: Duration) {
        guard case .connecting = phase else { return }
        lastHeard = now
        let wanted = configuration.wire.subprotocol
        guard subprotocol == wanted else {
            let reason = "it did not accept the sub-protocol `\(wanted)`"
            let code = configuration.wire.closeCodes.subprotocolRefused
            return giveUp(code, .violation(reason: reason), now: now)
        }
        phase = .acknowledging(until: now + configuration.timeouts.acknowledgement)
        actions.append(.send(wire.open(payload: payload)))
    }

    /// Messages came.
    mutating func received(_ messages: [WebSocketMessage], now: Duration) {
        lastHeard = now
        pingSent = nil
        for message in messages {
            guard isConnected else { return }
            perform(wire.receive(message), now: now)
        }
    }

    /// The authorization of an operation is there.
    mutating func authorized(_ id: Int, _ authorization: JSONObject, now: Duration) {
        guard case .ready = phase, let operation = operations[id], operation.isSent else { return }
        perform(wire.start(id, operation.wire, authorization: authorization), now: now)
    }

    /// Nothing is left of the connection, or there never was one.
    mutating func closed(_ error: any Error, now: Duration) {
        switch phase {
        case .closing(let retryAt):
            guard let retryAt, !isPaused else {
                phase = .idle
                return settle(now: now)
            }
            phase = .waiting(until: retryAt)
            advance(now: now)
        case .connecting, .acknowledging, .ready:
            let retryAt = lose(error, now: now)
            phase = retryAt.map { .waiting(until: $0) } ?? .idle
            if retryAt == nil { settle(now: now, after: error) }
        case .idle, .waiting, .paused: break
        }
    }

    var isConnected: Bool {
        switch phase {
        case .acknowledging, .ready: true
        default: false
        }
    }

    func place(_ operation: String?) -> NetworkError.Place {
        NetworkError.Place(operation: operation, url: configuration.url)
    }

    mutating func random() -> Double { Double.random(in: 0..<1, using: &generator) }
}
