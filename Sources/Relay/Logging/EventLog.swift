/// Passes the events of an environment to its listeners.
///
/// Without listeners an event isn't even created, and no clock is read. A class because all parts of
/// an environment share the listeners.
package final class EventLog: Sendable {
    /// Receives events on whichever thread they happen, without any lock.
    package struct Listener: Sendable {
        let receive: @Sendable (LoggedEvent) -> Void
        /// Called when the environment is released before the listener has left.
        var end: @Sendable () -> Void = {}
    }

    private struct State {
        // Replaced, and never changed in place: an event that others log at the same time may just have
        // released the array, which the thread sanitizer can't see.
        var listeners: [Listener] = []
        /// The numbers of the listeners.
        var ids: [Int] = []
        var lastID = 0

        mutating func add(_ listener: Listener) -> Int {
            lastID += 1
            listeners = listeners + [listener]
            ids.append(lastID)
            return lastID
        }

        /// Removes a listener, and returns it to be released after unlocking.
        mutating func remove(_ id: Int) -> Listener? {
            guard let position = ids.firstIndex(of: id) else { return nil }
            ids.remove(at: position)
            let removed = listeners[position]
            listeners = Array(listeners[..<position] + listeners[(position + 1)...])
            return removed
        }
    }

    private let state: Locked<State>
    // Apart, because it is read for each event, and the listeners only if there are any.
    private let hasListeners: Flag
    private let mistakes: MistakeReporter?
    private let includesMessages: Bool
    private let now: @Sendable () -> ContinuousClock.Instant

    init(
        includesMessages: Bool,
        now: @escaping @Sendable () -> ContinuousClock.Instant,
        warn: (@Sendable (String) -> Void)?,
        log: (@Sendable (LogEvent) -> Void)?
    ) {
        var state = State()
        if let log { _ = state.add(Listener { log($0.event) }) }
        hasListeners = Flag(log != nil)
        self.state = Locked(state)
        mistakes = warn.map { MistakeReporter($0) }
        self.includesMessages = includesMessages
        self.now = now
    }

    deinit {
        for listener in state.withLock({ $0.listeners }) { listener.end() }
    }

    /// Whether there is a listener for all events.
    var isListening: Bool { hasListeners.isSet }

    /// Whether anything becomes of an event.
    var isActive: Bool { mistakes != nil || isListening }

    /// The time at which work begins whose duration is logged; `nil` without a listener.
    var begin: Moment? { isListening ? Moment(now()) : nil }

    /// Adds a listener until the result is disposed of; it may receive one more event meanwhile.
    func add(_ listener: Listener) -> Disposable {
        let id = state.withLock { state in
            hasListeners.set(true)
            return state.add(listener)
        }
        return Disposable { [weak self] in
            guard let self else { return }
            // Released after unlocking.
            _ = self.state.withLock { state in
                let removed = state.remove(id)
                self.hasListeners.set(!state.listeners.isEmpty)
                return removed
            }
        }
    }

    /// Logs an event, of an execution and of work that began at some time.
    package func callAsFunction(
        _ event: @autoclosure () -> LogEvent,
        of transactionID: String? = nil,
        since begun: Moment? = nil,
        lasting duration: Duration? = nil
    ) {
        guard isActive else { return }
        let listeners = isListening ? state.withLock { $0.listeners } : []
        var event = event()
        if !includesMessages { event = event.withoutMessages }
        if !listeners.isEmpty {
            let time = now()
            let logged = LoggedEvent(
                event,
                transactionID: transactionID,
                time: time,
                duration: duration ?? begun.map { time - $0.instant }
            )
            for listener in listeners { listener.receive(logged) }
        }
        mistakes?.receive(event)
    }
}
