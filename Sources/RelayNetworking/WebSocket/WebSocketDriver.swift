import Foundation
import Relay

/// Performs the actions of a ``WebSocketMachine`` and reports events to it, without making
/// decisions.
///
/// A class because the network, the streams of its operations and the tasks of its connection share
/// it. It lives until the last of them is done.
final class WebSocketDriver: Sendable {
    /// Opens connections.
    struct Connector: Sendable {
        var transport: any WebSocketTransport
        /// Returns a request, and the credentials in its URL.
        var request: @Sendable () async throws -> (WebSocketRequest, JSONValue)
        var payload: @Sendable () async throws -> JSONValue?
        /// Returns the signed-in user; `nil` if the app does not name its users.
        var user: (@Sendable () async throws -> String?)?
        var authorize: @Sendable (_ data: String) async throws -> JSONObject
        var timeouts: WebSocketNetwork.Timeouts

        /// The values with which a connection is opened.
        struct Opening: Sendable {
            var payload: JSONValue?
            var request: WebSocketRequest
            var owner: ConnectionOwner
        }

        /// Returns the values for the next connection.
        ///
        /// - Throws: An error of the app's closures, or ``WebSocketError/cannotConnect(reason:)`` if
        ///   they take too long.
        func prepare() async throws -> Opening {
            try await withLimit("payload and headers") {
                var user = try await self.user?()
                while true {
                    let payload = try await payload()
                    let (request, credentials) = try await request()
                    guard let name = self.user else {
                        let values: JSONValue = [payload ?? .null, credentials]
                        let owner = ConnectionOwner.credentials(
                            values,
                            request.headers.credentials
                        )
                        return Opening(payload: payload, request: request, owner: owner)
                    }
                    // The payload may be that of another user who has signed in meanwhile.
                    let now = try await name()
                    guard now != user else {
                        return Opening(payload: payload, request: request, owner: .user(user))
                    }
                    user = now
                    try Task.checkCancellation()
                }
            }
        }

        /// Returns the signed-in user, with the same limit.
        func nameUser() async throws -> String? {
            try await withLimit("user") { try await user?() }
        }

        private func withLimit<Value: Sendable>(
            _ name: String,
            _ work: @escaping @Sendable () async throws -> Value
        ) async throws -> Value {
            let reason = "the app did not return the \(name) within \(timeouts.connect)"
            return try await bounded(
                by: timeouts.connect,
                orThrowing: WebSocketError.cannotConnect(reason: reason),
                work
            )
        }
    }

    private struct State {
        var machine: WebSocketMachine
        /// Whether a task is performing actions.
        ///
        /// Other tasks add theirs to its queue, so that all are performed in order.
        var isPerforming = false
        var actions: [WebSocketMachine.Action] = []
        /// The number of bytes that the actions will send.
        var queuedBytes = 0
        var queues: [Int: EventQueue] = [:]
        /// The operations with a full queue.
        var full: [Int: EventQueue] = [:]
        var connection: (any WebSocketConnection)?
        var connecting: Task<Void, Never>?
        var isGivenUp = false
        var timer: (time: Duration, task: Task<Void, Never>)?
    }

    private let connector: Connector
    private let state: Locked<State>
    private let start = ContinuousClock.now
    /// The current state and its changes.
    ///
    /// A slow listener gets only the newest one.
    let states = Broadcast<WebSocketNetwork.State>(.bufferingNewest(1), latest: .idle)
    let gaps = Broadcast<SubscriptionGap>(.bufferingNewest(16))

    init(_ configuration: WebSocketMachine.Configuration, _ connector: Connector) {
        self.connector = connector
        state = Locked(State(machine: WebSocketMachine(configuration)))
    }

    /// Reports an event to the machine, and performs the resulting actions.
    func tell(_ event: (inout WebSocketMachine, _ now: Duration) -> Void) {
        update { state, now in event(&state.machine, now) }
    }

    /// Starts an operation whose responses are added to `queue`, and returns its id.
    ///
    /// - Throws: ``NetworkError/sentTooSlowly(limit:at:)``.
    func start(_ operation: WireOperation, _ queue: EventQueue) throws(NetworkError) -> Int {
        let unsent = state.withLock { $0.connection }?.unsentBytes ?? 0
        let started = update { state, now -> Result<Int, NetworkError> in
            let unsent = unsent + state.queuedBytes
            return Result { () throws(NetworkError) in
                let id = try state.machine.start(operation, unsent: unsent, now: now)
                state.queues[id] = queue
                return id
            }
        }
        return try started.get()
    }

    /// Ends an operation whose consumer has left.
    ///
    /// The actions are performed in another task, because this may be called by a cancellation
    /// handler, while the runtime holds its lock of the cancelled task.
    func cancel(_ id: Int) {
        let (queues, mayPerform) = enqueue { state, now in
            defer { state.machine.cancel(id, now: now) }
            return (state.queues.removeValue(forKey: id), state.full.removeValue(forKey: id))
        }
        if mayPerform { Task { performActions() } }
        _ = queues
    }

    /// Called when the network is deallocated: finishes the streams of states and gaps, and closes
    /// the connection after the last operation.
    func release() {
        states.finish()
        gaps.finish()
        let (_, mayPerform) = enqueue { state, now in state.machine.release(now: now) }
        if mayPerform { Task { performActions() } }
    }

    // MARK: - Actions

    private func update<Result>(_ event: (inout State, Duration) -> Result) -> Result {
        let (result, mayPerform) = enqueue(event)
        if mayPerform { performActions() }
        return result
    }

    /// Returns the result of `event`, and whether the caller must perform the resulting actions.
    private func enqueue<Result>(_ event: (inout State, Duration) -> Result) -> (Result, Bool) {
        let now = start.duration(to: .now)
        return state.withLock { state in
            let result = event(&state, now)
            let actions = state.machine.takeActions()
            for case .send(let data) in actions { state.queuedBytes += data.count }
            state.actions += actions
            defer { state.isPerforming = true }
            return (result, !state.isPerforming)
        }
    }

    private func performActions() {
        while true {
            let (actions, oldTimer) = state.withLock { state in
                guard state.actions.isEmpty else {
                    return (take(&state.actions, []), nil as Task<Void, Never>?)
                }
                state.isPerforming = false
                return ([], setTimer(&state))
            }
            oldTimer?.cancel()
            if actions.isEmpty { break }
            for action in actions { perform(action) }
        }
    }

    private func perform(_ action: WebSocketMachine.Action) {
        switch action {
        case .connect: connect()
        case .send(let data):
            let connection = state.withLock { $0.connection }
            connection?.send(WebSocketMessage(bytes: data))
            state.withLock { $0.queuedBytes -= data.count }
        case .close(let code, let reason): close(code, reason)
        case .nameUser: nameUser()
        case .authorize(let id, let data, let connection):
            authorize(id, data, connection: connection)
        case .deliver(let id, let data): deliver(id, data)
        case .finish(let id, let error):
            let (queue, _) = state.withLock { state in
                (state.queues.removeValue(forKey: id), state.full.removeValue(forKey: id))
            }
            queue?.finish(error)
        case .show(let shown): states.send(shown)
        case .report(let gap, let reporters):
            gaps.send(gap)
            GapReporter.report(gap.duration, to: reporters)
        }
    }

    private func deliver(_ id: Int, _ data: Data) {
        guard let queue = state.withLock({ $0.queues[id] }) else { return }
        switch queue.push(data) {
        case .stored: break
        case .full: state.withLock { $0.full[id] = queue }
        case .overflow: tell { machine, now in machine.overflow(id, now: now) }
        }
    }

    private func nameUser() {
        Task {
            do {
                let user = try await connector.nameUser()
                for report in state.withLock({ $0.machine.reportsOfNaming }) {
                    report.report { [connector] in try await connector.nameUser() == user }
                }
                tell { machine, now in machine.named(user, now: now) }
            } catch {
                tell { machine, now in machine.namingFailed(error, now: now) }
            }
        }
    }

    private func authorize(_ id: Int, _ data: String, connection: Int) {
        Task {
            struct TooLate: Error {}
            let limit = connector.timeouts.start
            do {
                let authorization = try await bounded(by: limit, orThrowing: TooLate()) {
                    [authorize = connector.authorize] in try await authorize(data)
                }
                tell { machine, now in
                    machine.authorized(id, authorization, connection: connection, now: now)
                }
            } catch is TooLate {
                tell { machine, now in
                    machine.authorizationTimedOut(id, connection: connection, now: now)
                }
            } catch {
                tell { machine, now in
                    machine.authorizationFailed(id, error, connection: connection, now: now)
                }
            }
        }
    }

    // MARK: - The connection

    private func connect() {
        state.withLock { state in
            state.isGivenUp = false
            state.connecting = Task { await runConnection() }
        }
    }

    private func close(_ code: Int, _ reason: String) {
        let (connection, connecting) = state.withLock { state in
            guard state.connection == nil else {
                return (state.connection, nil as Task<Void, Never>?)
            }
            state.isGivenUp = true
            return (nil, state.connecting)
        }
        connecting?.cancel()
        connection?.close(code: code, reason: reason)
    }

    /// Runs a connection from opening to its end, and reports the end to the machine.
    private func runConnection() async {
        do {
            let opening = try await connector.prepare()
            try Task.checkCancellation()
            let request = opening.request.opening(opening.payload)
            tell { machine, now in machine.prepared(opening.owner, opening: request, now: now) }
            try Task.checkCancellation()
            let connection = try await connector.transport.connect(opening.request)
            let isWanted = state.withLock { state in
                if !state.isGivenUp { state.connection = connection }
                return !state.isGivenUp
            }
            if isWanted {
                let subprotocol = connection.subprotocol
                tell { machine, now in
                    machine.opened(
                        subprotocol: subprotocol,
                        payload: opening.payload,
                        now: now
                    )
                }
            } else {
                connection.close(code: CloseCodes.normal, reason: "")
            }
            // In another task, because this one may have been cancelled.
            throw await Task { await self.receive(from: connection) }.value
        } catch {
            let ended = state.withLock { state in
                (state.connection.take(), state.connecting.take())
            }
            _ = ended
            tell { machine, now in machine.closed(error, now: now) }
        }
    }

    /// Passes received messages to the machine until the connection ends.
    ///
    /// Returns the reason.
    private func receive(from connection: any WebSocketConnection) async -> any Error {
        while true {
            do {
                let messages = try await connection.receive()
                tell { machine, now in machine.received(messages, now: now) }
            } catch {
                return error
            }
            let full = state.withLock { take(&$0.full, [:]) }
            for (id, queue) in full where await !hasRoom(queue) {
                tell { machine, now in machine.overflow(id, now: now) }
            }
        }
    }

    private func hasRoom(_ queue: EventQueue) async -> Bool {
        guard case .wait(let patience) = queue.buffer.overflow else { return true }
        return await queue.waitForRoom(upTo: patience)
    }

    // MARK: - Time

    /// Starts a timer for the machine's deadline.
    ///
    /// - Returns: The timer that it replaces, to be cancelled outside the lock.
    private func setTimer(_ state: inout State) -> Task<Void, Never>? {
        guard let deadline = state.machine.deadline else { return state.timer.take()?.task }
        // A timer that fires early is harmless, because usually nothing is due yet.
        if let timer = state.timer, timer.time <= deadline { return nil }
        let old = state.timer?.task
        let task = Task {
            _ = try? await wait(until: start + deadline)
            guard !Task.isCancelled else { return }
            let connection = self.state.withLock { $0.connection }
            let lastSign = connection?.lastSign
            update { state, now in
                if state.timer?.time == deadline { state.timer = nil }
                if let lastSign { state.machine.heard(at: start.duration(to: lastSign)) }
                state.machine.advance(now: now)
            }
        }
        state.timer = (deadline, task)
        return old
    }
}
