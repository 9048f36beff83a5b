import Foundation
import Relay

/// Performs what a ``WebSocketMachine`` says, and tells it what happens; decides nothing.
///
/// A class because the network, the streams of its operations and the tasks of its connection
/// share it. It lives until the last of them is done.
final class WebSocketDriver: Sendable {
    /// How a connection comes about.
    struct Connector: Sendable {
        var transport: any WebSocketTransport
        var request: @Sendable () async throws -> WebSocketRequest
        var payload: @Sendable () async throws -> JSONValue?
        var authorize: @Sendable (_ data: String) async throws -> JSONObject
    }

    private struct State {
        var machine: WebSocketMachine
        /// Whether somebody performs actions; whoever comes meanwhile leaves theirs to them, so
        /// that all are performed in order.
        var isPerforming = false
        var actions: [WebSocketMachine.Action] = []
        var queues: [Int: EventQueue] = [:]
        /// The operations whose queue is full.
        var full: [Int: EventQueue] = [:]
        var connection: (any WebSocketConnection)?
        var connecting: Task<Void, Never>?
        var isGivenUp = false
        var timer: (time: Duration, task: Task<Void, Never>)?
        var shown = WebSocketState.idle
        var observers: [Int: AsyncStream<WebSocketState>.Continuation] = [:]
        var gapObservers: [Int: AsyncStream<WebSocketGap>.Continuation] = [:]
        var nextObserver = 0
    }

    private let connector: Connector
    private let state: Locked<State>
    private let start = ContinuousClock.now

    init(_ configuration: WebSocketMachine.Configuration, _ connector: Connector) {
        self.connector = connector
        state = Locked(State(machine: WebSocketMachine(configuration)))
    }

    /// Tells the machine something, and performs what it says.
    func tell(_ event: (inout WebSocketMachine, _ now: Duration) -> Void) {
        update { state, now in event(&state.machine, now) }
    }

    /// Begins an operation whose responses go to `queue`; its id.
    func start(_ operation: WireOperation, _ queue: EventQueue) -> Int {
        update { state, now in
            let id = state.machine.start(operation, now: now)
            state.queues[id] = queue
            return id
        }
    }

    func cancel(_ id: Int) {
        update { state, now in
            state.queues[id] = nil
            state.full[id] = nil
            state.machine.cancel(id, now: now)
        }
    }

    /// The state now and whenever it changes; only the newest is kept for who is slow.
    var states: AsyncStream<WebSocketState> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let id = state.withLock { state in
                state.nextObserver += 1
                state.observers[state.nextObserver] = continuation
                continuation.yield(state.shown)
                return state.nextObserver
            }
            continuation.onTermination = { [weak self] _ in
                self?.state.withLock { $0.observers[id] = nil }
            }
        }
    }

    /// The gaps from now on.
    var gaps: AsyncStream<WebSocketGap> {
        AsyncStream(bufferingPolicy: .bufferingNewest(16)) { continuation in
            let id = state.withLock { state in
                state.nextObserver += 1
                state.gapObservers[state.nextObserver] = continuation
                return state.nextObserver
            }
            continuation.onTermination = { [weak self] _ in
                self?.state.withLock { $0.gapObservers[id] = nil }
            }
        }
    }

    /// Ends the streams of states and gaps: the network is gone.
    func finishObservers() {
        let (states, gaps) = state.withLock {
            (take(&$0.observers, [:]), take(&$0.gapObservers, [:]))
        }
        for observer in states.values { observer.finish() }
        for observer in gaps.values { observer.finish() }
    }

    // MARK: - Actions

    private func update<Result>(_ event: (inout State, Duration) -> Result) -> Result {
        let now = start.duration(to: .now)
        let (result, mayPerform) = state.withLock { state in
            let result = event(&state, now)
            state.actions += state.machine.takeActions()
            defer { state.isPerforming = true }
            return (result, !state.isPerforming)
        }
        while mayPerform {
            let actions = state.withLock { state in
                if state.actions.isEmpty {
                    state.isPerforming = false
                    setTimer(&state)
                }
                return take(&state.actions, [])
            }
            if actions.isEmpty { break }
            for action in actions { perform(action) }
        }
        return result
    }

    private func perform(_ action: WebSocketMachine.Action) {
        switch action {
        case .connect: connect()
        case .send(let data):
            let connection = state.withLock { $0.connection }
            connection?.send(WebSocketMessage(bytes: data))
        case .close(let code, let reason): close(code, reason)
        case .authorize(let id, let data): authorize(id, data)
        case .deliver(let id, let data): deliver(id, data)
        case .finish(let id, let error):
            let queue = state.withLock { state in
                state.full[id] = nil
                return state.queues.removeValue(forKey: id)
            }
            queue?.finish(error)
        case .show(let shown):
            state.withLock { state in
                state.shown = shown
                for observer in state.observers.values { observer.yield(shown) }
            }
        case .report(let gap):
            state.withLock { state in
                for observer in state.gapObservers.values { observer.yield(gap) }
            }
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

    private func authorize(_ id: Int, _ data: String) {
        Task {
            do {
                let authorization = try await connector.authorize(data)
                tell { machine, now in machine.authorized(id, authorization, now: now) }
            } catch {
                tell { machine, now in machine.fail(id, error, now: now) }
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
        let connection = state.withLock { state in
            if state.connection == nil {
                state.isGivenUp = true
                state.connecting?.cancel()
            }
            return state.connection
        }
        connection?.close(code: code, reason: reason)
    }

    /// From connecting to the end, which the machine is told of.
    private func runConnection() async {
        do {
            let payload = try await connector.payload()
            let request = try await connector.request()
            try Task.checkCancellation()
            let connection = try await connector.transport.connect(request)
            let isWanted = state.withLock { state in
                if !state.isGivenUp { state.connection = connection }
                return !state.isGivenUp
            }
            if isWanted {
                let subprotocol = connection.subprotocol
                tell { machine, now in
                    machine.opened(subprotocol: subprotocol, payload: payload, now: now)
                }
            } else {
                connection.close(code: CloseCodes.normal, reason: "")
            }
            // In a task of its own, because this one may have been cancelled.
            throw await Task { await self.receive(from: connection) }.value
        } catch {
            state.withLock { state in
                state.connection = nil
                state.connecting = nil
            }
            tell { machine, now in machine.closed(error, now: now) }
        }
    }

    /// Hands on what comes until the connection ends; why it did.
    private func receive(from connection: any WebSocketConnection) async -> any Error {
        while true {
            do {
                let messages = try await connection.receive()
                tell { machine, now in machine.received(messages, now: now) }
            } catch {
                return error
            }
            let full = state.withLock { take(&$0.full, [:]) }
            for (id, queue) in full where await !queue.waitForRoom() {
                tell { machine, now in machine.overflow(id, now: now) }
            }
        }
    }

    // MARK: - Time

    private func setTimer(_ state: inout State) {
        guard let deadline = state.machine.deadline else {
            state.timer?.task.cancel()
            state.timer = nil
            return
        }
        // One that comes too early does no harm, and mostly nothing is due when it does.
        if let timer = state.timer, timer.time <= deadline { return }
        state.timer?.task.cancel()
        let task = Task {
            try? await Task.sleep(until: start + deadline, clock: .continuous)
            guard !Task.isCancelled else { return }
            update { state, now in
                if state.timer?.time == deadline { state.timer = nil }
                state.machine.advance(now: now)
            }
        }
        state.timer = (deadline, task)
    }
}
