#if !canImport(Darwin)
import Dispatch
import Foundation
import Relay

// Unsafe pointers because libcurl passes the address of this object to callbacks. The loop owns it
// until its handles are released.

/// The connections, cookies and transfers of a session.
///
/// It exists only on the thread of libcurl.
///
/// A class because libcurl's callbacks refer to it.
final class CurlConnections {
    private let curl: CurlLibrary
    private let functions: CurlTransferFunctions
    private let poll: EventPoll
    private let id: UInt32
    private let options: CurlOptions
    private let multi: CurlLibrary.Handle
    /// Has the cookies and the sessions of TLS.
    private let share: CurlLibrary.Handle
    /// Handles for further transfers.
    private var spares: [CurlEasy] = []
    private var active: [CurlLibrary.Handle: CurlTransfer] = [:]
    private var hosts = CurlHosts()
    private var idle: IdleConnections
    private var quiet = QuietConnections()
    /// The transfers whose requests libcurl has sent since it was last called.
    private var sent: [CurlTransfer] = []
    /// The transfers for which sockets are watched, or the last of them if there are several.
    private var owners: [Int32: CurlLibrary.Handle] = [:]
    /// The transfer for which a socket is no longer watched, perhaps because it is being closed.
    private var lastOwner: (socket: Int32, handle: CurlLibrary.Handle)?
    /// The socket of the paused transfer that is being released, unless it has been closed.
    private var releasedSocket: Int32?
    /// When libcurl wants to be called, whatever happens.
    private var timer: ContinuousClock.Instant?
    /// Before the earliest time at which a transfer may have been silent for too long.
    private var silence: ContinuousClock.Instant?

    private static let spareLimit = 16

    /// Returns `nil` if there is no memory.
    init?(
        _ curl: CurlLibrary,
        _ functions: CurlTransferFunctions,
        _ poll: EventPoll,
        id: UInt32,
        _ options: CurlOptions
    ) {
        guard let multi = functions.makeMulti() else { return nil }
        guard let share = functions.makeShare() else {
            _ = functions.cleanUpMulti(multi)
            return nil
        }
        self.curl = curl
        self.functions = functions
        self.poll = poll
        self.id = id
        self.options = options
        self.multi = multi
        self.share = share
        idle = IdleConnections(limit: options.idleConnections)
        for kind in [Curl.cookies, Curl.sessionsOfTLS] {
            _ = functions.setShare(share, Curl.shared, kind)
        }
        setOptions()
    }

    private func setOptions() {
        // The server has a limit too. Without this one, libcurl opens a connection for the 101st.
        _ = functions.setMultiNumber(multi, Curl.maximumStreams, 1 << 16)
        _ = functions.setMultiNumber(multi, Curl.maximumConnections, idle.limitOfAll)
        let context = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        _ = functions.setMultiPointer(multi, Curl.socketData, context)
        _ = functions.setMultiPointer(multi, Curl.timerData, context)
        _ = functions.setSocketChanged(multi, Curl.socketChanged) { easy, socket, what, own, _ in
            CurlConnections.at(own)?.watch(socket, of: easy, for: what)
            return 0
        }
        _ = functions.setTimerChanged(multi, Curl.timerChanged) { _, milliseconds, context in
            CurlConnections.at(context)?.setTimer(milliseconds)
            return 0
        }
    }

    static func at(_ context: UnsafeMutableRawPointer?) -> CurlConnections? {
        context.map { Unmanaged<CurlConnections>.fromOpaque($0).takeUnretainedValue() }
    }

    private func watch(_ socket: Int32, of handle: CurlLibrary.Handle?, for what: Int32) {
        guard let handle else { return }
        guard what == Curl.removeSocket else {
            let wasIdle = idle.remove(socket)
            let isKnown = owners.updateValue(handle, forKey: socket) != nil || wasIdle
            active[handle]?.pausedSocket = nil
            active[handle]?.wasWatched = true
            return poll.watch(
                socket,
                reading: what & 1 != 0,
                writing: what & 2 != 0,
                isKnown: isKnown,
                owner: id
            )
        }
        owners[socket] = nil
        lastOwner = (socket, handle)
        let transfer = active[handle]
        // First, because a handle knows the socket of its last transfer too, which may be this one.
        if let transfer, transfer.isFull {
            transfer.pausedSocket = socket
            return poll.forget(socket)
        }
        // libcurl knows the socket of a transfer that has ended if it has kept the connection.
        var kept: Int32 = -1
        _ = curl.getSocket(handle, Curl.activeSocket, &kept)
        if kept == socket, let easy = transfer?.easy {
            return keep(socket, of: easy, transfer)
        }
        poll.forget(socket)
    }

    /// Watches a connection that has become idle.
    ///
    /// Over HTTP/1.1 whatever a server sends on it would answer the next request (RFC 9112, section
    /// 9.2). Over HTTP/2 it may send frames of the connection, such as `PING`.
    private func keep(_ socket: Int32, of easy: CurlEasy, _ transfer: CurlTransfer?) {
        idle.insert(socket, from: easy.localPort, to: transfer?.origin)
        let isHTTP2 = transfer?.head.isHTTP2 == true
        poll.watch(
            socket,
            reading: !isHTTP2,
            writing: false,
            closing: true,
            isKnown: transfer?.wasWatched == true,
            owner: id
        )
    }

    /// Watches the connection of a transfer that has ended before libcurl had to wait for its socket.
    private func keepUnwatched(_ transfer: CurlTransfer, _ easy: CurlEasy) {
        guard !transfer.wasWatched, !transfer.head.isHTTP2 else { return }
        // Another transfer may use it already.
        let port = easy.localPort
        let isUsed = active.values.contains { $0 !== transfer && $0.easy?.localPort == port }
        guard !isUsed else { return }
        var socket: Int32 = -1
        _ = curl.getSocket(easy.handle, Curl.activeSocket, &socket)
        if socket >= 0 { keep(socket, of: easy, transfer) }
    }

    /// Records that a request is sent right now.
    func noteSent(_ transfer: CurlTransfer) {
        if transfer.origin.isSecure || options.version == .http2 { sent.append(transfer) }
    }

    /// Records that a server shuts down the connection of a transfer.
    func noteShutdown(seenBy transfer: CurlTransfer, last: UInt32) {
        guard let port = transfer.easy?.localPort, port > 0 else { return }
        for other in active.values where other.easy?.localPort == port {
            other.noteShutdown(last: last)
        }
    }

    /// Lets libcurl work, and listens to it on behalf of the requests that it has sent.
    private func act(_ socket: Int32, _ events: Int32) {
        var running: Int32 = 0
        _ = functions.act(multi, socket, events, &running)
        for transfer in Relay.take(&sent, []) { transfer.easy?.startReporting() }
    }

    /// Returns whether a transfer must not use the connection that libcurl has chosen for it.
    ///
    /// libcurl has looked at the connection too, but takes bytes that no request has asked for as the
    /// response to the next request. A request that is not repeatable also avoids a connection whose
    /// server may close it while the request is on its way. All requests avoid a quiet one.
    func mustAvoidConnection(from port: Int, for transfer: CurlTransfer) -> Bool {
        var mustAvoid = quiet.contains(port: port)
        for socket in idle.sockets(withPort: port) {
            guard let age = idle.age(of: socket) else { continue }
            guard !IdleConnections.hasInput(socket) else {
                closeIdle(socket)
                mustAvoid = true
                continue
            }
            guard !transfer.request.isRepeatable,
                let limit = hosts.idleLimit(of: transfer.origin), age >= limit
            else {
                transfer.idleTime = age
                continue
            }
            _ = idle.close(socket)
            mustAvoid = true
        }
        return mustAvoid
    }

    /// Closes an idle connection that its server has closed, or on which it has sent something.
    private func closeIdle(_ socket: Int32) {
        let age = idle.age(of: socket)
        guard let connection = idle.close(socket), let age, let origin = connection.origin else {
            return
        }
        hosts.noteIdleEnd(of: origin, after: age)
    }

    /// Reads the bytes that libcurl has left in a socket that it closes.
    func noteClosing(_ socket: Int32) {
        if let owner = lastOwner.take(), owner.socket == socket, !idle.contains(socket),
            let transfer = active[owner.handle], let port = transfer.easy?.localPort, port > 0,
            port == Self.localPort(of: socket)
        {
            transfer.keepEarlyAnswer(in: socket)
        }
        forget(socket)
    }

    /// Returns the local port of a socket; 0 if it has none.
    private static func localPort(of socket: Int32) -> Int {
        var address = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                getsockname(socket, $0, &size)
            }
        }
        guard status == 0, [AF_INET, AF_INET6].contains(Int32(address.ss_family)) else { return 0 }
        // The port is at the same place in both kinds of addresses.
        let port = withUnsafeBytes(of: address) {
            $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self)
        }
        return Int(clamping: UInt16(bigEndian: port))
    }

    /// Forgets a socket that is about to be closed, or whose number a new one has.
    func forget(_ socket: Int32) {
        idle.remove(socket)
        quiet.remove(socket)
        owners[socket] = nil
        if socket == releasedSocket { releasedSocket = nil }
    }

    /// Decides whether the connection of a transfer is kept if the transfer ends now.
    func decideReuse(of transfer: CurlTransfer) {
        transfer.easy?.closeConnection(transfer.hasOwnConnection || idle.mustNotGrow)
        // If the transfer ends now, libcurl does not report that it no longer watches this socket.
        if let socket = transfer.pausedSocket, !transfer.isPaused, owners[socket] == nil,
            let easy = transfer.easy
        {
            keep(socket, of: easy, transfer)
        }
    }

    /// Counts a connection as in use although libcurl does not watch it.
    ///
    /// If the response had arrived before libcurl looked for it, libcurl has never watched the socket.
    func notePaused(_ transfer: CurlTransfer) {
        guard let port = transfer.easy?.localPort, port > 0 else { return }
        for socket in idle.sockets(withPort: port) {
            idle.remove(socket)
            poll.forget(socket)
            transfer.pausedSocket = socket
        }
    }

    /// Returns whether the connections of a transfer's host carry many transfers.
    func sharesConnections(of transfer: CurlTransfer) -> Bool {
        hosts.isMultiplexed(transfer.origin)
    }

    /// Records the version in which a transfer's host has answered.
    ///
    /// Over HTTP/2 connections carry many transfers, so the limits of the host are lifted.
    func noteVersion(of transfer: CurlTransfer, isHTTP2: Bool) {
        if !isHTTP2 {
            hosts.noteSingleTransfers(of: transfer)
        } else if !transfer.hasOwnConnection {
            hosts.noteMultiplexing(of: transfer)
        }
    }

    /// Records that bytes arrive on a socket, if they can only be those of one transfer.
    ///
    /// libcurl reports a line of the head only when it is complete.
    private func noteSign(on socket: Int32) {
        guard let owner = owners[socket], let transfer = active[owner] else { return }
        let isPlain = options.version == .automatic && !transfer.origin.isSecure
        if options.version == .http1 || isPlain || transfer.attempts == 0
            || hosts.hasSingleTransfers(transfer.origin)
        {
            transfer.noteSign()
        }
    }

    private func setTimer(_ milliseconds: Int) {
        timer = milliseconds < 0 ? nil : .now + .milliseconds(milliseconds)
    }

    /// The next time at which ``advance(_:)`` has something to do.
    var deadline: ContinuousClock.Instant? {
        earlier(timer, silence)
    }

    /// Starts a transfer, as soon as its host has a place for it.
    func start(_ transfer: CurlTransfer) {
        guard !transfer.wasCancelled else { return transfer.session.count(-1) }
        guard !transfer.session.hasEnded else { return end(transfer) { .sessionEnded(at: $0) } }
        transfer.hasOwnConnection =
            options.version == .http2 && !transfer.origin.isSecure && !functions.reusesPlainHTTP2
        switch hosts.add(transfer, options) {
        case .start: begin(transfer)
        case .wait: break
        case .waitFirst:
            let (reached, host) = (options.streams.reached, transfer.request.url.host ?? "")
            // A closure of the app must not hold up transfers.
            DispatchQueue.global().async { reached(host) }
        }
    }

    private func begin(_ transfer: CurlTransfer) {
        guard let easy = spares.popLast() ?? CurlEasy(curl, functions) else {
            hosts.remove(transfer)
            return end(transfer) { .cannotConnect(reason: "libcurl has no memory", at: $0) }
        }
        easy.prepare(for: transfer, on: self, sharing: share)
        transfer.easy = easy
        transfer.connections = self
        active[easy.handle] = transfer
        transfer.noteSign()
        watchSilence(of: transfer)
        guard functions.add(multi, easy.handle) == Curl.ok else {
            release(transfer)
            return end(transfer) { .cannotConnect(reason: "libcurl has no memory", at: $0) }
        }
    }

    private func watchSilence(of transfer: CurlTransfer) {
        silence = earlier(silence, transfer.deadline)
    }

    /// Ends a transfer without a result.
    func cancel(_ transfer: CurlTransfer) {
        if transfer.easy != nil {
            release(transfer, early: true)
        } else if !hosts.removeWaiting(transfer) {
            return
        }
        transfer.session.count(-1)
        transfer.drop()
        startWaiting()
    }

    /// Continues a transfer that has paused.
    func resume(_ transfer: CurlTransfer) {
        guard let easy = transfer.easy, transfer.isPaused else { return }
        transfer.noteResumed()
        watchSilence(of: transfer)
        _ = functions.pause(easy.handle, Curl.resume)
    }

    /// Fails all transfers because the user has logged out.
    func endAll() {
        for transfer in hosts.takeWaiting() { end(transfer) { .sessionEnded(at: $0) } }
        for transfer in active.values {
            release(transfer, early: true)
            end(transfer) { .sessionEnded(at: $0) }
        }
    }

    /// Releases everything.
    ///
    /// There are no transfers left.
    func close() {
        spares = []
        _ = functions.cleanUpMulti(multi)
        _ = functions.cleanUpShare(share)
    }

    /// Lets libcurl react to an event.
    func act(on event: EventPoll.Event) {
        guard !idle.contains(event.descriptor) else {
            // The event may be older than the end of the transfer, which has read the bytes.
            if IdleConnections.hasInput(event.descriptor) { closeIdle(event.descriptor) }
            return
        }
        if event.isReadable {
            quiet.noteInput(on: event.descriptor)
            noteSign(on: event.descriptor)
        }
        let events: Int32 =
            (event.isReadable ? 1 : 0) | (event.isWritable ? 2 : 0) | (event.hasFailed ? 4 : 0)
        act(event.descriptor, events)
        // At once, because it lowers the number of connections that are kept, and a request that
        // waits can use the connection.
        endCompleted()
        startWaiting()
    }

    /// Ends what has completed or has been silent for too long, and starts what has waited.
    func advance(_ now: ContinuousClock.Instant) {
        endCompleted()
        // libcurl may ask to be called again at once, but others have their turn first.
        if let timer, timer <= now {
            self.timer = nil
            act(Curl.timeout, 0)
            endCompleted()
        }
        if let silence, silence <= now { endSilent(now) }
        startWaiting()
    }

    private func endCompleted() {
        if idle.update() {
            _ = functions.setMultiNumber(multi, Curl.maximumConnections, idle.limitOfAll)
        }
        var left: Int32 = 0
        while let message = functions.readMessage(multi, &left)?
            .load(as: CurlMessage.self)
        {
            guard message.kind == Curl.done, let handle = message.handle,
                let transfer = active[handle], let easy = transfer.easy
            else { continue }
            // A server that needs no more of a request answers and resets the stream (RFC 9113,
            // section 8.1).
            // When a connection is shut down, libcurl 7.88 reports success without any response.
            let hasSucceeded =
                transfer.head.isComplete
                && (message.code == Curl.ok || message.code == Curl.stream && easy.hasWholeBody)
            let code = message.code == Curl.ok ? Curl.noReply : message.code
            // Its connection has been counted, and may be in use again.
            transfer.pausedSocket = nil
            guard !hasSucceeded else {
                keepUnwatched(transfer, easy)
                release(transfer)
                transfer.session.count(-1)
                transfer.finish()
                continue
            }
            let failure = easy.failure(code, after: transfer.attempts)
            if let age = transfer.idleTime, transfer.head.head.status == 0 {
                hosts.noteIdleEnd(of: transfer.origin, after: age)
            }
            wakeOthers(onConnectionOf: easy)
            guard !transfer.restarts(after: failure) else {
                detach(transfer, early: true)
                begin(transfer)
                continue
            }
            let isAnswered = transfer.receiveEarlyAnswer()
            release(transfer, early: true)
            transfer.session.count(-1)
            guard !isAnswered else {
                transfer.finish()
                continue
            }
            let request = transfer.request
            let proxy = transfer.session.proxy(for: request.url)
            transfer.fail(NetworkError(failure, request: request, proxy: proxy))
        }
    }

    /// Has the other transfers of a connection find out whether it has ended.
    ///
    /// libcurl 7.88 reports the end of an HTTP/2 connection to one of them alone.
    private func wakeOthers(onConnectionOf failed: CurlEasy) {
        let port = failed.localPort
        guard port > 0 else { return }
        for case let (easy?, transfer) in active.values.map({ ($0.easy, $0) })
        where easy !== failed && !transfer.isPaused && easy.localPort == port {
            easy.wake()
        }
    }

    private func endSilent(_ now: ContinuousClock.Instant) {
        silence = nil
        for transfer in active.values {
            if let deadline = transfer.deadline, deadline <= now {
                noteTimeout(of: transfer)
                release(transfer, early: true)
                end(transfer) { .timedOut(after: transfer.request.timeout, at: $0) }
            } else {
                watchSilence(of: transfer)
            }
        }
    }

    /// Records that a transfer of a shared connection has been silent for too long.
    private func noteTimeout(of transfer: CurlTransfer) {
        guard sharesConnections(of: transfer), let port = transfer.easy?.localPort, port > 0,
            let socket = owners.keys.first(where: { Self.localPort(of: $0) == port })
        else { return }
        quiet.noteTimeout(on: socket, port: port, since: transfer.lastSign)
    }

    /// Removes a transfer from libcurl and from those that run at its host.
    ///
    /// `early` means that the server may still be executing the request or sending the response.
    private func release(_ transfer: CurlTransfer, early: Bool = false) {
        guard transfer.easy != nil else { return }
        detach(transfer, early: early)
        hosts.remove(transfer)
    }

    /// Removes a transfer from libcurl, and frees its connection if it has not completed.
    private func detach(_ transfer: CurlTransfer, early: Bool) {
        guard let easy = transfer.easy else { return }
        let port = early ? easy.localPort : 0
        releasedSocket = transfer.pausedSocket
        _ = functions.remove(multi, easy.handle)
        // The handle is about to be used for another transfer.
        lastOwner = nil
        // libcurl does not watch it, so it does not report that it no longer does.
        if let socket = releasedSocket.take() { keep(socket, of: easy, transfer) }
        active[easy.handle] = nil
        if port > 0 { sendReset(from: port) }
        easy.reset()
        transfer.easy = nil
        transfer.connections = nil
        if spares.count < Self.spareLimit { spares.append(easy) }
    }

    /// Has libcurl send the reset of an HTTP/2 stream, which it has only prepared.
    ///
    /// It sends it together with something else of the connection. If no other transfer uses the
    /// connection, it is closed.
    private func sendReset(from port: Int) {
        var paused: CurlEasy?
        for case let (easy?, transfer) in active.values.lazy.map({ ($0.easy, $0) })
        where easy.localPort == port {
            // Only because a paused transfer that is woken pauses once more.
            guard transfer.isPaused else { return easy.wake() }
            paused = easy
        }
        if let paused { return paused.wake() }
        for socket in idle.sockets(withPort: port) { _ = idle.close(socket) }
    }

    private func end(_ transfer: CurlTransfer, _ error: (NetworkError.Place) -> NetworkError) {
        transfer.session.count(-1)
        transfer.fail(error(transfer.request.place))
    }

    private func startWaiting() {
        while let transfer = hosts.next(options) { begin(transfer) }
    }
}

/// Returns the earlier of two instants, or the only one.
func earlier(
    _ left: ContinuousClock.Instant?,
    _ right: ContinuousClock.Instant?
) -> ContinuousClock.Instant? {
    guard let left, let right else { return left ?? right }
    return min(left, right)
}
#endif
