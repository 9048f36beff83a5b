import Foundation
import Relay

@testable import RelayNetworking

/// A WebSocket server in this process, for what no real server does: each connection is given to a
/// script that sends what bytes it likes.
///
/// A class because it owns a listening socket; it stops when it is let go of.
final class ScriptedServer: Sendable {
    /// What the server has seen.
    struct Counts: Sendable {
        var connections = 0
        var open = 0
        var mostOpenAtOnce = 0
    }

    let port: Int
    /// Closing its writing end stops the server.
    private let stop: Pipe
    private let counted: Locked<Counts>

    var url: URL { URL(string: "ws://127.0.0.1:\(port)/graphql") ?? TestFolder.none }

    var counts: Counts { counted.withLock { $0 } }

    /// A server whose connections, once accepted, are given to `script`, each on its own thread.
    ///
    /// It listens at `127.0.0.1`, at a free port or this one, or at `::1`.
    init(
        overIPv6: Bool = false,
        port: Int = 0,
        _ script: @escaping @Sendable (ScriptedPeer) -> Void
    ) throws {
        let listener: Int32
        (listener, self.port) = try overIPv6 ? Sockets.listenOverIPv6() : Sockets.listen(at: port)
        let stop = Pipe()
        self.stop = stop
        let counted = Locked(Counts())
        self.counted = counted
        Thread.detachNewThread {
            // Here, so that this thread never accepts for a later server, whose listener may get the
            // same number.
            defer { _ = close(listener) }
            while Sockets.waitForConnection(listener, or: stop.fileHandleForReading) {
                let descriptor = accept(listener, nil, nil)
                guard descriptor >= 0 else { return }
                Sockets.prepare(descriptor)
                // Small pieces go out at once, not when the client has confirmed the last.
                var on: Int32 = 1
                setsockopt(
                    descriptor,
                    Int32(IPPROTO_TCP),
                    TCP_NODELAY,
                    &on,
                    socklen_t(MemoryLayout<Int32>.size)
                )
                counted.withLock { counts in
                    counts.connections += 1
                    counts.open += 1
                    counts.mostOpenAtOnce = max(counts.mostOpenAtOnce, counts.open)
                }
                Thread.detachNewThread {
                    let peer = ScriptedPeer(descriptor) { counted.withLock { $0.open -= 1 } }
                    script(peer)
                    peer.end()
                }
            }
        }
    }

    deinit {
        // Ends the thread that accepts, which closes the listener.
        try? stop.fileHandleForWriting.close()
    }
}

private enum TestFolder {
    static let none = URL(fileURLWithPath: "/")
}

/// One connection of a ``ScriptedServer``, on a thread of its own; all calls block.
///
/// A class because it owns the socket.
final class ScriptedPeer {
    private let descriptor: Int32
    private let ended: () -> Void
    private var isEnded = false
    private var received: [UInt8] = []
    /// The head of the handshake's request.
    private(set) var head = ""

    init(_ descriptor: Int32, ended: @escaping () -> Void) {
        self.descriptor = descriptor
        self.ended = ended
    }

    /// The target of the request: `/graphql?a=b`.
    var target: String { head.split(separator: " ").dropFirst().first.map(String.init) ?? "" }

    /// A field of the request.
    func header(_ name: String) -> String? {
        head.components(separatedBy: "\r\n")
            .first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
            .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
    }

    /// Reads the head of a request; its target.
    @discardableResult func receiveHead() -> String {
        while !head.hasSuffix("\r\n\r\n") {
            guard let byte = readByte() else { break }
            head.unicodeScalars.append(Unicode.Scalar(byte))
        }
        return target
    }

    /// Reads the request and accepts it; in pieces of `chunk` bytes, as everything that is sent.
    @discardableResult func accept(subprotocol: String?, extra: [String] = []) -> Bool {
        receiveHead()
        guard let key = header("Sec-WebSocket-Key") else { return false }
        var lines = [
            "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Accept: \(WebSocketHandshake.accept(for: key))",
        ]
        if let subprotocol { lines.append("Sec-WebSocket-Protocol: \(subprotocol)") }
        send(raw: Array((lines + extra + ["", ""]).joined(separator: "\r\n").utf8))
        return true
    }

    /// The pieces in which bytes are sent.
    var chunk = Int.max

    func send(raw bytes: [UInt8]) {
        for piece in bytes.chunks(of: chunk) {
            var rest = piece
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes {
                    Foundation.send(descriptor, $0.baseAddress, $0.count, Sockets.sendFlags)
                }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }

    func send(_ text: String) { send(raw: Self.frame(0x81, Array(text.utf8))) }

    /// Says goodbye and waits for the answer.
    func close(_ code: Int, _ reason: String = "") {
        let code: [UInt8] = [UInt8(code >> 8), UInt8(code & 0xFF)]
        send(raw: Self.frame(0x88, code + Array(reason.utf8)))
        while let (opcode, _) = receiveFrame(), opcode != 8 {}
    }

    /// The next text, or `nil` when the client has said goodbye or is gone; pings are answered.
    func receive() -> String? {
        while let (opcode, payload) = receiveFrame() {
            switch opcode {
            case 1: return String(decoding: payload, as: UTF8.self)
            case 8:
                send(raw: Self.frame(0x88, payload))
                return nil
            case 9: send(raw: Self.frame(0x8A, payload))
            default: break
            }
        }
        return nil
    }

    /// The next text as JSON.
    func receiveJSON() -> JSONValue? {
        receive().flatMap { try? JSONValue(parsing: Data($0.utf8)) }
    }

    /// The next frame of the client, without its mask.
    func receiveFrame() -> (opcode: UInt8, payload: [UInt8])? {
        guard let first = readByte(), let second = readByte() else { return nil }
        var length = Int(second & 0x7F)
        if length >= 126 {
            let size = length == 126 ? 2 : 8
            length = 0
            for _ in 0..<size {
                guard let byte = readByte() else { return nil }
                length = length << 8 | Int(byte)
            }
        }
        let mask = (0..<4).compactMap { _ in readByte() }
        guard mask.count == 4, second & 0x80 != 0 else { return nil }
        var payload: [UInt8] = []
        while payload.count < length {
            guard let byte = readByte() else { return nil }
            payload.append(byte ^ mask[payload.count % 4])
        }
        return (first & 0x0F, payload)
    }

    /// Ends the connection with a reset, as a crash of the server does.
    func reset() {
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
        end()
    }

    /// Ends the connection.
    func end() {
        guard !isEnded else { return }
        isEnded = true
        // Before the client can know, so that its next connection is not counted beside this one.
        ended()
        _ = Foundation.close(descriptor)
    }

    /// Takes what comes, and answers nothing, until the client is gone.
    func receiveUntilEnd() {
        while readByte() != nil {}
    }

    /// Reads so many bytes, and returns how many of them came before the end.
    func skip(_ count: Int) -> Int {
        var left = count - min(count, received.count)
        received.removeLast(count - left)
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while left > 0 {
            let count = recv(descriptor, &buffer, min(left, buffer.count), 0)
            guard count > 0 else { break }
            left -= count
        }
        return count - left
    }

    /// Ends reading when the client has sent nothing for so long.
    func limitSilence(_ limit: Duration) {
        var time = timeval(tv_sec: 0, tv_usec: suseconds_t(limit / .microseconds(1)))
        setsockopt(
            descriptor,
            SOL_SOCKET,
            SO_RCVTIMEO,
            &time,
            socklen_t(MemoryLayout<timeval>.size)
        )
    }

    func readByte() -> UInt8? {
        if received.isEmpty {
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = isEnded ? 0 : recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            received = buffer[..<count].reversed()
        }
        return received.popLast()
    }

    /// A frame as a server sends it.
    static func frame(_ first: UInt8, _ payload: [UInt8]) -> [UInt8] {
        switch payload.count {
        case ..<126: [first, UInt8(payload.count)] + payload
        case ...0xFFFF:
            [first, 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)] + payload
        default:
            [first, 127]
                + stride(from: 56, through: 0, by: -8).map { UInt8(payload.count >> $0 & 0xFF) }
                + payload
        }
    }
}
