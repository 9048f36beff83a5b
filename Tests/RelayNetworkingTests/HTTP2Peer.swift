import Foundation
import TestSupport

@testable import RelayNetworking

/// A frame of HTTP/2 (RFC 9113, section 4).
struct HTTP2Frame: Sendable {
    enum Kind: UInt8, Sendable {
        case data, headers, priority, reset, settings, pushPromise, ping, goAway, windowUpdate
        case continuation
    }

    /// What a reset says of the request.
    enum Code: UInt32, Sendable {
        case none, protocolError, internalError
        case refused = 7
        case cancel = 8
    }

    var kind: Kind
    var flags: UInt8 = 0
    var stream: UInt32 = 0
    var payload: [UInt8] = []

    static let endOfStream: UInt8 = 1
    static let endOfHeaders: UInt8 = 4
    static let acknowledgement: UInt8 = 1

    var endsStream: Bool { flags & Self.endOfStream != 0 }
}

/// A server's side of an HTTP/2 connection without TLS. It sends whatever frames a test wants.
///
/// It does not decode header fields: tests recognise requests by their bodies.
extension ScriptedPeer {
    /// Reads the client's preface and sends settings.
    func acceptHTTP2(maximumStreams: UInt32 = 100) {
        for _ in 0..<"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8.count { _ = readByte() }
        send(HTTP2Frame(kind: .settings, payload: [0, 3] + Self.bytes(maximumStreams)))
    }

    /// Returns the next frame that a test may be interested in.
    ///
    /// Acknowledges settings and pings.
    func receiveHTTP2() -> HTTP2Frame? {
        while let frame = readHTTP2() {
            let isAcknowledgement = frame.flags & HTTP2Frame.acknowledgement != 0
            switch frame.kind {
            case .settings, .ping:
                guard !isAcknowledgement else { continue }
                let payload = frame.kind == .ping ? frame.payload : []
                send(
                    HTTP2Frame(
                        kind: frame.kind,
                        flags: HTTP2Frame.acknowledgement,
                        payload: payload
                    )
                )
            case .windowUpdate, .priority: continue
            default: return frame
            }
        }
        return nil
    }

    func send(_ frame: HTTP2Frame) {
        let length = frame.payload.count
        let head = [UInt8(length >> 16 & 0xFF), UInt8(length >> 8 & 0xFF), UInt8(length & 0xFF)]
        let rest = [frame.kind.rawValue, frame.flags] + Self.bytes(frame.stream)
        send(raw: head + rest + frame.payload)
    }

    /// Sends a head and, if there is one, a body.
    func respondHTTP2(
        stream: UInt32,
        _ body: String? = "{}",
        status: String = "200",
        fields: [(String, String)] = [("content-type", "application/json")],
        endsStream: Bool = true
    ) {
        let head = ([(":status", status)] + fields).flatMap { Self.field($0, $1) }
        let end = endsStream ? HTTP2Frame.endOfStream : 0
        send(
            HTTP2Frame(
                kind: .headers,
                flags: HTTP2Frame.endOfHeaders | (body == nil ? end : 0),
                stream: stream,
                payload: head
            )
        )
        guard let body else { return }
        send(HTTP2Frame(kind: .data, flags: end, stream: stream, payload: Array(body.utf8)))
    }

    func resetHTTP2(stream: UInt32, _ code: HTTP2Frame.Code) {
        send(HTTP2Frame(kind: .reset, stream: stream, payload: Self.bytes(code.rawValue)))
    }

    /// Says that no stream after `last` was or will be processed.
    func goAwayHTTP2(last: UInt32) {
        let code = HTTP2Frame.Code.none.rawValue
        send(HTTP2Frame(kind: .goAway, payload: Self.bytes(last) + Self.bytes(code)))
    }

    private func readHTTP2() -> HTTP2Frame? {
        while true {
            let head = (0..<9).compactMap { _ in readByte() }
            guard head.count == 9 else { return nil }
            let length = Int(head[0]) << 16 | Int(head[1]) << 8 | Int(head[2])
            let stream = head[5...].reduce(0) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
            let payload = (0..<length).compactMap { _ in readByte() }
            guard let kind = HTTP2Frame.Kind(rawValue: head[3]) else { continue }
            return HTTP2Frame(kind: kind, flags: head[4], stream: stream, payload: payload)
        }
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        stride(from: 24, through: 0, by: -8).map { UInt8(number >> $0 & 0xFF) }
    }

    /// A field that is not put into the table, with short texts (RFC 7541, section 6.2.2).
    private static func field(_ name: String, _ value: String) -> [UInt8] {
        [0, UInt8(name.utf8.count)] + Array(name.utf8) + [UInt8(value.utf8.count)]
            + Array(value.utf8)
    }
}

/// The requests of an HTTP/2 connection, as they end.
struct HTTP2Requests: Sequence, IteratorProtocol {
    let peer: ScriptedPeer
    private var bodies: [UInt32: [UInt8]] = [:]

    /// Accepts the connection.
    init(_ peer: ScriptedPeer, maximumStreams: UInt32 = 100) {
        self.peer = peer
        peer.acceptHTTP2(maximumStreams: maximumStreams)
    }

    mutating func next() -> (stream: UInt32, body: String)? {
        while let frame = peer.receiveHTTP2() {
            if frame.kind == .data { bodies[frame.stream, default: []] += frame.payload }
            guard frame.endsStream else { continue }
            let body = bodies.removeValue(forKey: frame.stream) ?? []
            return (frame.stream, String(decoding: body, as: UTF8.self))
        }
        return nil
    }
}
