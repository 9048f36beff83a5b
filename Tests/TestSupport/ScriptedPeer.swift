import Foundation
package import Relay

/// One connection of a ``ScriptedServer``, on a thread of its own; all calls block.
///
/// A class because it owns the socket.
package final class ScriptedPeer {
    private let descriptor: Int32
    private let ended: () -> Void
    private var isEnded = false
    private var received: [UInt8] = []
    /// The head of the handshake's request.
    package private(set) var head = ""

    package init(_ descriptor: Int32, ended: @escaping () -> Void) {
        self.descriptor = descriptor
        self.ended = ended
    }

    /// The target of the request: `/graphql?a=b`.
    package var target: String {
        head.split(separator: " ").dropFirst().first.map(String.init) ?? ""
    }

    /// A field of the request.
    package func header(_ name: String) -> String? {
        head.components(separatedBy: "\r\n")
            .first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
            .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
    }

    /// Reads the head of a request; its target.
    @discardableResult package func receiveHead() -> String {
        while !head.hasSuffix("\r\n\r\n") {
            guard let byte = readByte() else { break }
            head.unicodeScalars.append(Unicode.Scalar(byte))
        }
        return target
    }

    /// Reads the request of a WebSocket and accepts it.
    ///
    /// `sign` returns the value of `Sec-WebSocket-Accept` for the client's key.
    @discardableResult package func accept(
        subprotocol: String?,
        extra: [String] = [],
        signing sign: (String) -> String
    ) -> Bool {
        receiveHead()
        guard let key = header("Sec-WebSocket-Key") else { return false }
        var lines = [
            "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Accept: \(sign(key))",
        ]
        if let subprotocol { lines.append("Sec-WebSocket-Protocol: \(subprotocol)") }
        send(raw: Array((lines + extra + ["", ""]).joined(separator: "\r\n").utf8))
        return true
    }

    /// The pieces in which bytes are sent.
    package var chunk = Int.max

    package func send(raw bytes: [UInt8]) {
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

    package func send(_ text: String) { send(raw: Self.frame(0x81, Array(text.utf8))) }

    /// Says goodbye and waits for the answer.
    package func close(_ code: Int, _ reason: String = "") {
        let code: [UInt8] = [UInt8(code >> 8), UInt8(code & 0xFF)]
        send(raw: Self.frame(0x88, code + Array(reason.utf8)))
        while let (opcode, _) = receiveFrame(), opcode != 8 {}
    }

    /// The next text, or `nil` when the client has said goodbye or is gone; pings are answered.
    package func receive() -> String? {
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
    package func receiveJSON() -> JSONValue? {
        receive().flatMap { try? JSONValue(parsing: Data($0.utf8)) }
    }

    /// The next frame of the client, without its mask.
    package func receiveFrame() -> (opcode: UInt8, payload: [UInt8])? {
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
    package func reset() {
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
        end()
    }

    /// Ends the connection.
    package func end() {
        guard !isEnded else { return }
        isEnded = true
        // Before the client can know, so that its next connection is not counted beside this one.
        ended()
        _ = Foundation.close(descriptor)
    }

    /// Takes what comes, and answers nothing, until the client is gone.
    package func receiveUntilEnd() {
        while readByte() != nil {}
    }

    /// Reads so many bytes, and returns how many of them came before the end.
    package func skip(_ count: Int) -> Int {
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
    package func limitSilence(_ limit: Duration) {
        var time = timeval(tv_sec: 0, tv_usec: suseconds_t(limit / .microseconds(1)))
        setsockopt(
            descriptor,
            SOL_SOCKET,
            SO_RCVTIMEO,
            &time,
            socklen_t(MemoryLayout<timeval>.size)
        )
    }

    package func readByte() -> UInt8? {
        if received.isEmpty {
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = isEnded ? 0 : recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            received = buffer[..<count].reversed()
        }
        return received.popLast()
    }

    /// A frame as a server sends it.
    package static func frame(_ first: UInt8, _ payload: [UInt8]) -> [UInt8] {
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

extension Array {
    /// Pieces of `size` elements, the last one shorter.
    package func chunks(of size: Int) -> [ArraySlice<Element>] {
        guard size < count else { return [self[...]] }
        return stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
    }
}
