#if !canImport(Darwin)
import Foundation

/// The work of a connection's thread: moves bytes between the socket and the session.
struct SocketThread {
    private let link: SocketLink
    private let request: WebSocketRequest
    private let makeChannel: (ContinuousClock.Instant, SocketWaiter) throws -> any ByteChannel
    private var session: WebSocketSession
    private var outgoing: [UInt8] = []
    private var sent = 0
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)
    /// The deadline for the handshake or for the server's close frame.
    private var deadline: ContinuousClock.Instant?
    /// The error with which the connection ends once everything is sent.
    private var ending: (error: WebSocketError, afterServer: Bool)?
    private var isOpen = false
    /// Whether the system accepts no more bytes until the server has confirmed earlier ones.
    private var isBlocked = false

    /// The maximum number of unsent bytes before reading is paused, because a server might request
    /// answers without reading them.
    private static let unsentLimit = 1 << 20

    init(
        _ request: WebSocketRequest,
        _ session: WebSocketSession,
        link: SocketLink,
        makeChannel:
            @escaping (ContinuousClock.Instant, SocketWaiter) throws -> any ByteChannel
    ) {
        self.request = request
        self.session = session
        self.link = link
        self.makeChannel = makeChannel
    }

    /// Connects, and moves bytes until the connection ends.
    mutating func run() {
        Self.ignorePipeSignals()
        do {
            let deadline = ContinuousClock.now.after(request.timeout)
            // The limit may be zero.
            try link.waiter.check(deadline)
            let channel = try makeChannel(deadline, link.waiter)
            defer { channel.close() }
            self.deadline = deadline
            outgoing = session.opening
            try moveBytes(channel)
        } catch {
            link.waiter.close()
            link.ended(error)
        }
    }

    /// Moves bytes until the connection ends, and throws the reason.
    private mutating func moveBytes(_ channel: any ByteChannel) throws -> Never {
        while true {
            if link.waiter.isAborted { throw CancellationError() }
            perform(link.takeCommands())
            try write(to: channel)
            let isReading = try read(from: channel)
            let isSending = sent < outgoing.count
            link.noteUnsent(outgoing.count - sent)
            if let ending, !isSending, !ending.afterServer { throw ending.error }
            if let deadline, ContinuousClock.now >= deadline {
                throw ending?.error
                    ?? .timedOut(after: isOpen ? request.closeTimeout : request.timeout)
            }
            let events = (isReading ? POLLIN : 0) | (isSending ? POLLOUT : 0)
            _ = link.waiter.poll(
                for: events,
                on: events == 0 ? nil : channel.descriptor,
                until: deadline
            )
        }
    }

    private mutating func perform(_ commands: [SocketLink.Command]) {
        for command in commands {
            switch command {
            case .send(let message): perform(session.send(message))
            case .close(let code, let reason):
                perform(session.close(code: code, reason: reason))
                deadline = deadline ?? ContinuousClock.now.after(request.closeTimeout)
            }
        }
    }

    private mutating func perform(_ actions: [WebSocketSession.Action]) {
        var messages: [WebSocketMessage] = []
        for action in actions {
            switch action {
            case .send(let bytes): outgoing += bytes
            case .open(let subprotocol):
                isOpen = true
                deadline = nil
                link.opened(subprotocol: subprotocol)
            case .deliver(let message): messages.append(message)
            case .end(let error, let afterServer):
                ending = (error, afterServer)
                deadline = deadline ?? ContinuousClock.now.after(request.closeTimeout)
            }
        }
        link.deliver(messages)
    }

    private mutating func write(to channel: any ByteChannel) throws {
        while sent < outgoing.count {
            let count: Int
            do throws(WebSocketError) {
                count = try channel.write(outgoing[sent...])
            } catch {
                // The last messages of the server are more useful than the error.
                while case .bytes(let count)? = try? channel.read(into: &buffer) {
                    perform(session.receive(buffer[..<count]))
                }
                throw ending?.error ?? error
            }
            guard count > 0 else {
                isBlocked = true
                return
            }
            // Only then do bytes that are sent say something about the server.
            if isBlocked { link.noteSign() }
            isBlocked = false
            sent += count
            // A server that is always a little behind would otherwise keep all bytes.
            if sent > Self.unsentLimit, sent > outgoing.count / 2 {
                outgoing.removeFirst(sent)
                sent = 0
            }
        }
        outgoing.removeAll(keepingCapacity: outgoing.capacity <= Self.unsentLimit)
        sent = 0
    }

    /// Reads all received bytes.
    ///
    /// Returns whether to wait for more.
    private mutating func read(from channel: any ByteChannel) throws -> Bool {
        while outgoing.count - sent < Self.unsentLimit, !link.isFull {
            do throws(WebSocketError) {
                switch try channel.read(into: &buffer) {
                case .bytes(let count):
                    link.noteSign()
                    perform(session.receive(buffer[..<count]))
                case .wouldBlock: return true
                case .end:
                    perform(session.receiveEnd())
                    throw ending?.error ?? .lost(reason: "the server closed it")
                }
            } catch {
                throw ending?.error ?? error
            }
            // Answers are sent before more bytes are read.
            if sent < outgoing.count { try write(to: channel) }
            if let ending, !ending.afterServer { return false }
        }
        return false
    }

    /// libcurl may write to a closed connection, which must not kill the process.
    private static func ignorePipeSignals() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
}
#endif
