#if !canImport(Darwin)
import Foundation
import Relay

/// The thread on which libcurl runs, for all transports of the process.
///
/// libcurl's handles are used only there, so they need no locks. The thread starts with the first
/// request and sleeps while nothing happens.
///
/// A class because all transports share it.
final class CurlLoop: Sendable {
    /// A task for the thread.
    enum Command: Sendable {
        case start(CurlTransfer)
        case cancel(CurlTransfer)
        /// Continue a transfer that has paused.
        case resume(CurlTransfer)
        /// Fail all transfers of a session.
        case end(UInt32)
        /// Release the connections of a session that has no transfers.
        case close(UInt32)
    }

    private struct Inbox {
        var commands: [Command] = []
        var isRunning = false
        var isWoken = false
        var lastID: UInt32 = 0
        /// Whether the process exits.
        var isStopping = false
        var hasStopped = false
    }

    /// The thread; `nil` if there is no libcurl, or it is too old.
    static let shared = make(CurlLibrary.shared)

    private let curl: CurlLibrary
    private let functions: CurlTransferFunctions
    private let poll: EventPoll
    private let waker: Waker
    private let inbox = Locked(Inbox())

    private init(
        _ curl: CurlLibrary,
        _ functions: CurlTransferFunctions,
        _ poll: EventPoll,
        _ waker: Waker
    ) {
        self.curl = curl
        self.functions = functions
        self.poll = poll
        self.waker = waker
    }

    /// Returns a loop that uses this libcurl; `nil` if there is none, or it is too old.
    static func make(_ curl: CurlLibrary?) -> CurlLoop? {
        guard let curl, let functions = curl.transfers,
            let poll = EventPoll(), let waker = try? Waker()
        else { return nil }
        return CurlLoop(curl, functions, poll, waker)
    }

    /// Returns the number of a new session.
    ///
    /// It is not 0, which is that of the loop itself.
    func makeID() -> UInt32 {
        inbox.withLock { inbox in
            inbox.lastID += 1
            return inbox.lastID
        }
    }

    /// Has the thread do something, in order.
    func submit(_ command: Command) {
        let (mustStart, mustWake) = inbox.withLock { inbox in
            inbox.commands.append(command)
            var mustStart = false
            if case .start = command, !inbox.isRunning {
                mustStart = true
                inbox.isRunning = true
            }
            defer { inbox.isWoken = true }
            return (mustStart, !inbox.isWoken)
        }
        if mustWake { waker.wake() }
        if mustStart { startThread() }
    }

    private func startThread() {
        // Registered after libcurl's TLS library has registered its own, which frees what the
        // thread uses; the last one registered is called first.
        atexit { CurlLoop.shared?.stop() }
        let thread = Thread { [self] in
            Self.blockSignals()
            var work = CurlWork(curl, functions, poll)
            work.run(self)
        }
        thread.stackSize = 512 << 10
        thread.start()
        // Longer names are ignored, and so are names set before this, even by the thread itself.
        thread.name = "RelayHTTP"
    }

    /// Waits for events, at most until `deadline`.
    ///
    /// Returns them with the commands since the last call, or `nil` once the process exits.
    func wait(until deadline: ContinuousClock.Instant?) -> ([EventPoll.Event], [Command])? {
        poll.watch(waker.descriptor, reading: true, writing: false, owner: 0)
        let events = poll.wait(until: deadline)
        if events.contains(where: { $0.owner == 0 }) { waker.clear() }
        let commands = inbox.withLock { inbox -> [Command]? in
            inbox.isWoken = false
            if inbox.isStopping {
                inbox.hasStopped = true
                return nil
            }
            return Relay.take(&inbox.commands, [])
        }
        return commands.map { (events.filter { $0.owner != 0 }, $0) }
    }

    /// Stops the thread before the process exits, because libraries release what it uses.
    private func stop() {
        inbox.withLock { $0.isStopping = true }
        waker.wake()
        // A child process has a copy of this object, but not of the thread.
        for _ in 0..<200 where !inbox.withLock({ $0.hasStopped }) { usleep(1000) }
    }

    /// Leaves all signals to the threads of the app.
    ///
    /// libcurl may write to a closed connection, which must not kill the process.
    private static func blockSignals() {
        var signals = sigset_t()
        sigfillset(&signals)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
}

/// The work of the thread of libcurl.
private struct CurlWork {
    private let curl: CurlLibrary
    private let functions: CurlTransferFunctions
    private let poll: EventPoll
    private var sessions: [UInt32: CurlConnections] = [:]

    init(_ curl: CurlLibrary, _ functions: CurlTransferFunctions, _ poll: EventPoll) {
        self.curl = curl
        self.functions = functions
        self.poll = poll
    }

    /// Performs commands and moves bytes until the process exits.
    mutating func run(_ loop: CurlLoop) {
        var deadline: ContinuousClock.Instant?
        while let (events, commands) = loop.wait(until: deadline) {
            // Events first, so that no transfer starts on a connection that has just ended.
            for event in events { sessions[event.owner]?.act(on: event) }
            for command in commands { perform(command) }
            let now = ContinuousClock.now
            deadline = nil
            for session in sessions.values {
                session.advance(now)
                deadline = earlier(deadline, session.deadline)
            }
        }
    }

    private mutating func perform(_ command: CurlLoop.Command) {
        switch command {
        case .start(let transfer): connections(for: transfer)?.start(transfer)
        case .cancel(let transfer): sessions[transfer.session.id]?.cancel(transfer)
        case .resume(let transfer): sessions[transfer.session.id]?.resume(transfer)
        case .end(let id): sessions[id]?.endAll()
        case .close(let id): sessions.removeValue(forKey: id)?.close()
        }
    }

    private mutating func connections(for transfer: CurlTransfer) -> CurlConnections? {
        let session = transfer.session
        if let connections = sessions[session.id] { return connections }
        let new = CurlConnections(curl, functions, poll, id: session.id, session.options)
        guard let new else {
            session.count(-1)
            let place = transfer.request.place
            transfer.fail(.cannotConnect(reason: "libcurl has no memory", at: place))
            return nil
        }
        sessions[session.id] = new
        return new
    }
}
#endif
