import Foundation
import Relay

/// The logic of a ``WebSocketNetwork`` as a pure state machine: it is given events with their time,
/// and returns the actions to perform.
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
/// There is only one connection at a time: the next one is opened after the driver has reported
/// that the last one is closed. A lost connection fails mutations that were sent. Queries without a
/// response and subscriptions are restarted on the next connection.
struct WebSocketMachine: Sendable {
    /// An action to perform, in order.
    enum Action: Sendable {
        /// Create the connection payload and call `prepared`, then open a socket and call `opened`; call
        /// `closed` if either fails.
        case connect
        case send(Data)
        /// Ask the app for the user; then call `named` or `namingFailed`.
        case nameUser
        /// Close the connection, or stop connecting; then call `closed`.
        case close(code: Int, reason: String)
        /// Request the authorization of an operation; then call `authorized`, `authorizationFailed` or
        /// `authorizationTimedOut` with the number of the connection.
        case authorize(Int, data: String, connection: Int)
        case deliver(Int, Data)
        case finish(Int, (any Error)?)
        case show(WebSocketNetwork.State)
        case report(SubscriptionGap, to: [GapReporter])
    }

    enum Phase: Sendable, Equatable {
        case idle
        case connecting
        case acknowledging(until: Duration)
        case ready(since: Duration)
        /// Waits until the driver reports that the connection is closed; then the next attempt, if
        /// there is one. Without one, an eager connection stays away until it is needed if this one
        /// has failed.
        case closing(retryAt: Duration?, hasFailed: Bool = false)
        case waiting(until: Duration)
        case paused
    }

    struct Operation: Sendable {
        var wire: WireOperation
        /// The user for whom it was started; `nil` if the next connection decides.
        var owner: ConnectionOwner?
        /// Whether the server has accepted the owner's credentials.
        var isOwnerProven = false
        /// Whether its user is known, unless the connection decides.
        var isNamed = true
        /// Whether the operation was sent on this connection.
        var isSent = false
        /// Whether the operation was sent on an earlier connection.
        var wasLost = false
        var hasResponse = false
        /// The time by which the server must have confirmed it.
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
    /// The times at which queries and mutations exceed their deadline.
    var failAt: [Int: Duration] = [:]
    var wire: any WireProtocol
    /// The number of the last connection that was opened.
    var connection = 0
    var actions: [Action] = []
    /// The number of attempts in a row that have brought no response.
    var failures = 0
    /// The number of attempts in a row since a connection has lasted, for the delay.
    var attempts = 0
    /// Whether this connection has delivered a response.
    var hasProgress = false
    /// The time at which the connection was lost; `nil` if it is established.
    var lostAt: Duration?
    var lastHeard = Duration.zero
    var pingSent: Duration?
    /// The longest silence that the server has announced.
    var silenceLimit: Duration?
    /// The time at which to close the connection because there are no operations; `nil` while
    /// there is no connection.
    var closeAt: Duration?
    /// The size of all operations that wait for a connection.
    var waitingBytes = 0
    /// The user of the connection, or of the last one while operations wait for the next.
    var owner: ConnectionOwner? {
        didSet { if owner == nil { provenOwner = nil } }
    }
    /// The request and the payload that open the last connection.
    var opening: HTTPRequest?
    /// The owner of the last connection that the server has acknowledged.
    var provenOwner: ConnectionOwner?
    /// The operations whose user the app has not been asked for.
    var unnamed: [Int] = []
    /// The operations whose user the app is being asked for.
    var naming: [Int] = []
    var isNaming = false
    /// Whether the server has ever acknowledged a connection.
    var wasReady = false
    var isPaused = false
    /// Whether a connection is kept open without operations.
    var isKept: Bool
    /// How long a connection is kept open after the last operation.
    var closingDelay: Duration
    private var nextID = 1
    private var generator: any RandomNumberGenerator & Sendable

    struct Configuration: Sendable {
        var url: URL
        var wire: any WireProtocol.Type
        var connecting: WebSocketNetwork.Connecting
        var timeouts: WebSocketNetwork.Timeouts
        var reconnection: Reconnection
        /// The time limit for a query or mutation.
        var deadline: Duration?
        var bufferLimit: Int
        /// Whether the app names the user of each operation and connection.
        var namesUsers = false
        /// The number of bytes that may wait to be sent while another operation starts.
        var unsentLimit: Int
    }

    init(
        _ configuration: Configuration,
        generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) {
        self.configuration = configuration
        self.generator = generator
        wire = configuration.wire.init()
        switch configuration.connecting {
        case .lazily(let delay): (isKept, closingDelay) = (false, delay.waitable)
        case .eagerly: (isKept, closingDelay) = (true, .zero)
        }
    }

    /// Returns the actions since the last call.
    mutating func takeActions() -> [Action] { take(&actions, []) }

    // MARK: - Calls of the app

    /// Starts an operation.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - unsent: The number of bytes that wait to be sent on the connection.
    ///   - now: The current time.
    /// - Returns: Its id.
    /// - Throws: ``NetworkError/sentTooSlowly(limit:at:)``, or
    ///   ``NetworkError/deadlineExceeded(after:at:)`` if there is no time.
    mutating func start(
        _ operation: WireOperation,
        unsent: Int = 0,
        now: Duration
    ) throws(NetworkError) -> Int {
        let limit = configuration.unsentLimit
        guard unsent + waitingBytes <= limit else {
            throw .sentTooSlowly(limit: limit, at: place(operation.request.name))
        }
        let isLimited = operation.request.operationKind != .subscription
        let deadline = isLimited ? configuration.deadline : nil
        if let deadline, deadline <= .zero {
            throw .deadlineExceeded(after: deadline, at: place(operation.request.name))
        }
        let id = nextID
        nextID += 1
        operations[id] = Operation(
            wire: operation,
            owner: ownerOfNewOperation,
            isOwnerProven: ownerOfNewOperation != nil && provenOwner != nil,
            isNamed: !configuration.namesUsers
        )
        waitingBytes += operation.body.count
        if let deadline { failAt[id] = now + deadline.waitable }
        closeAt = nil
        if configuration.namesUsers {
            unnamed.append(id)
            nameUsers()
        } else if case .ready = phase {
            begin(id, now: now)
        } else {
            settle(now: now)
        }
        return id
    }

    /// Ends an operation whose consumer has left.
    mutating func cancel(_ id: Int, now: Duration) {
        guard let operation = remove(id) else { return }
        if case .ready = phase, operation.isSent { perform(wire.stop(id), now: now) }
        closeWhenUnused(now: now)
    }

    /// Removes an operation.
    @discardableResult mutating func remove(_ id: Int) -> Operation? {
        failAt[id] = nil
        guard let operation = operations.removeValue(forKey: id) else { return nil }
        if !operation.isSent { waitingBytes -= operation.wire.body.count }
        return operation
    }

    /// Fails an operation because of a local error.
    mutating func fail(_ id: Int, _ error: any Error, now: Duration) {
        guard operations[id] != nil else { return }
        actions.append(.finish(id, error))
        cancel(id, now: now)
    }

    /// Handles more responses than the buffer may hold.
    mutating func overflow(_ id: Int, now: Duration) {
        guard let operation = operations[id] else { return }
        let limit = configuration.bufferLimit
        fail(id, NetworkError.tooManyEvents(limit: limit, at: place(operation.name)), now: now)
    }

    /// Opens a connection even if there are no operations.
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
        (failures, attempts) = (0, 0)
        if case .closing = phase { phase = .closing(retryAt: nil) }
        if case .waiting = phase { phase = .idle }
        if case .paused = phase {
            phase = .idle
            actions.append(.show(.idle))
        }
        settle(now: now)
    }

    /// Fails all operations and closes the connection on logout.
    mutating func reset(now: Duration) {
        for id in operations.keys.sorted() { endSession(of: id) }
        (owner, opening) = (nil, nil)
        (failures, attempts, lostAt) = (0, 0, nil)
        switch phase {
        case .idle, .paused: break
        case .waiting: settle(now: now, afterFailure: true)
        case .closing: phase = .closing(retryAt: nil)
        case .connecting, .acknowledging, .ready:
            close(CloseCodes.normal, "the session ended")
            actions.append(.show(.idle))
        }
        if isKept { settle(now: now) }
    }

    /// Called when the network is deallocated; remaining operations may finish.
    mutating func release(now: Duration) {
        isKept = false
        closingDelay = .zero
        closeWhenUnused(now: now)
    }

    // MARK: - Events of the connection

    /// Called when the socket is open.
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
        // The limit may be zero.
        advance(now: now)
    }

    /// Handles received messages.
    mutating func received(_ messages: [WebSocketMessage], now: Duration) {
        lastHeard = now
        pingSent = nil
        for message in messages {
            guard isConnected else { return }
            perform(wire.receive(message), now: now)
        }
    }

    /// Called with the time of the last sign of life, before ``advance(now:)``.
    mutating func heard(at time: Duration) {
        guard time > lastHeard else { return }
        lastHeard = time
        if let pingSent, time > pingSent { self.pingSent = nil }
    }

    /// Called with the authorization of an operation.
    mutating func authorized(
        _ id: Int,
        _ authorization: JSONObject,
        connection: Int,
        now: Duration
    ) {
        guard let operation = operation(id, on: connection) else { return }
        perform(wire.start(id, operation.wire, authorization: authorization), now: now)
    }

    /// Called when the app could not authorize an operation.
    mutating func authorizationFailed(
        _ id: Int,
        _ error: any Error,
        connection: Int,
        now: Duration
    ) {
        guard operation(id, on: connection) != nil else { return }
        fail(id, error, now: now)
    }

    /// Called when the app has not authorized an operation in time.
    mutating func authorizationTimedOut(_ id: Int, connection: Int, now: Duration) {
        let error = NetworkError.invalidRequest(
            reason: "Its authorization took longer than \(configuration.timeouts.start).",
            at: place(operations[id]?.name)
        )
        authorizationFailed(id, error, connection: connection, now: now)
    }

    /// Returns an operation if its authorization was requested on the current connection.
    private func operation(_ id: Int, on connection: Int) -> Operation? {
        guard case .ready = phase, connection == self.connection else { return nil }
        return operations[id].flatMap { $0.isSent ? $0 : nil }
    }

    /// Called when the connection is closed completely, or could not be opened.
    mutating func closed(_ error: any Error, now: Duration) {
        switch phase {
        case .closing(let retryAt, let hasFailed):
            guard let retryAt, !isPaused else {
                phase = .idle
                return settle(now: now, afterFailure: hasFailed)
            }
            phase = .waiting(until: retryAt)
            advance(now: now)
        case .connecting, .acknowledging, .ready:
            let retryAt = lose(error, now: now)
            phase = retryAt.map { .waiting(until: $0) } ?? .idle
            if retryAt == nil { settle(now: now, afterFailure: true) }
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
