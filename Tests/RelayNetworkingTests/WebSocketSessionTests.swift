import Foundation
import TestSupport
import Testing

@testable import RelayNetworking

/// RFC 6455 §4 and §7: how a connection begins and ends.
struct WebSocketSessionTests {
    typealias Action = WebSocketSession.Action

    private static let request = WebSocketRequest(
        url: URL(string: "ws://example.com:8080/graphql?a=b%20c")
            ?? URL(fileURLWithPath: "/"),
        headers: ["X-Test": "1"],
        subprotocols: ["graphql-transport-ws"],
        messageLimit: 100
    )

    private func makeSession(_ request: WebSocketRequest = request) throws -> WebSocketSession {
        WebSocketSession(
            request,
            to: try WebSocketEndpoint(request),
            generator: SeededGenerator(state: 1)
        )
    }

    private func key(of session: WebSocketSession) throws -> String {
        let lines = String(decoding: session.opening, as: UTF8.self)
            .components(separatedBy: "\r\n")
        let line = try #require(lines.first { $0.hasPrefix("Sec-WebSocket-Key: ") })
        return String(line.dropFirst("Sec-WebSocket-Key: ".count))
    }

    private func answer(
        _ session: WebSocketSession,
        status: String = "HTTP/1.1 101 Switching Protocols",
        _ changed: [String: String?] = [:]
    ) throws -> [UInt8] {
        var fields: [String: String?] = [
            "Upgrade": "WebSocket", "Connection": "keep-alive, Upgrade",
            "Sec-WebSocket-Accept": WebSocketHandshake.accept(for: try key(of: session)),
            "Sec-WebSocket-Protocol": "graphql-transport-ws",
        ]
        fields.merge(changed) { $1 }
        let lines = fields.compactMap { name, value in value.map { "\(name): \($0)" } }
        return Array(([status] + lines + ["", ""]).joined(separator: "\r\n").utf8)
    }

    private func open() throws -> WebSocketSession {
        var session = try makeSession()
        #expect(
            session.receive(try answer(session)[...]) == [
                .open(subprotocol: "graphql-transport-ws")
            ]
        )
        return session
    }

    /// The payload of a frame that we send, without its mask.
    private func unmasked(_ action: Action?) -> [UInt8]? {
        guard case .send(let frame)? = action, frame.count >= 6 else { return nil }
        let mask = frame[2..<6]
        return [frame[0]]
            + frame[6...].enumerated().map { $0.element ^ mask[2 + $0.offset % 4] }
    }

    // MARK: - Beginning

    @Test func asksAsTheSpecificationWants() throws {
        let text = String(decoding: try makeSession().opening, as: UTF8.self)
        let lines = text.components(separatedBy: "\r\n")
        #expect(lines.first == "GET /graphql?a=b%20c HTTP/1.1")
        for line in [
            "Host: example.com:8080", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Version: 13", "Sec-WebSocket-Protocol: graphql-transport-ws",
            "X-Test: 1",
        ] { #expect(lines.contains(line)) }
        #expect(!text.contains("Extensions"))
        #expect(text.hasSuffix("\r\n\r\n"))
        let key = try key(of: try makeSession())
        #expect(Data(base64Encoded: key)?.count == 16)
    }

    @Test func knowsTheKeyOfTheSpecification() {
        let key = "dGhlIHNhbXBsZSBub25jZQ=="
        #expect(WebSocketHandshake.accept(for: key) == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        let digest = SHA1.digest(of: "abc".utf8).map { String(format: "%02x", $0) }.joined()
        #expect(digest == "a9993e364706816aba3e25717850c26c9cd0d89d")
        for (count, start) in [(55, 0xC1), (56, 0xC2), (64, 0x00), (119, 0xEE), (1000, 0x29)] {
            let digest = SHA1.digest(of: [UInt8](repeating: 0x61, count: count))
            #expect(digest.first == UInt8(start), "\(count)")
        }
    }

    @Test(arguments: WebSocketFrameTests.chunkSizes)
    func opensHoweverTheAnswerIsSplit(size: Int) throws {
        var session = try makeSession()
        let stream = try answer(session) + bytes("81 02 6869 88 02 03e8 81 02 6869")
        let actions = stream.chunks(of: size).flatMap { session.receive($0) }
        #expect(actions.count == 4)
        #expect(
            Array(actions.prefix(2)) == [
                .open(subprotocol: "graphql-transport-ws"), .deliver(WebSocketMessage("hi")),
            ]
        )
        #expect(unmasked(actions[2]) == bytes("88 03e8"))
        #expect(actions[3] == .end(.closed(code: 1000, reason: ""), afterServer: true))
    }

    @Test func opensWithoutASubprotocol() throws {
        var session = try makeSession()
        let answer = try answer(session, ["Sec-WebSocket-Protocol": String?.none])
        #expect(session.receive(answer[...]) == [.open(subprotocol: nil)])
    }

    @Test(
        arguments: [
            (["Upgrade": "h2c"], "the answer to the handshake does not upgrade to a WebSocket"),
            (["Upgrade": nil], "the answer to the handshake does not upgrade to a WebSocket"),
            (
                ["Connection": "close"],
                "the answer to the handshake does not upgrade to a WebSocket"
            ),
            (["Sec-WebSocket-Accept": nil], "the answer to the handshake has a wrong key"),
            (
                ["Sec-WebSocket-Accept": "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="],
                "the answer to the handshake has a wrong key"
            ),
            (
                ["Sec-WebSocket-Protocol": "graphql-ws"],
                "the server chose a sub-protocol that was not offered"
            ),
            (
                ["Sec-WebSocket-Extensions": "permessage-deflate"],
                "the server uses an extension that was not offered"
            ),
        ] as [([String: String?], String)]
    )
    func refusesAnswersThatDoNotFit(changed: [String: String?], reason: String) throws {
        var session = try makeSession()
        let answer = try answer(session, changed)
        #expect(
            session.receive(answer[...]) == [.end(.violation(reason: reason), afterServer: false)]
        )
        #expect(session.receive(bytes("81 02 6869")[...]) == [])
    }

    @Test(arguments: ["HTTP/2 101 X", "HTTP/1.1 1o1 X", "HTTP/1.1", "SSH-2.0-OpenSSH", ""])
    func refusesWhatIsNotHTTP(status: String) throws {
        var session = try makeSession()
        let answer = try answer(session, status: status)
        let reason = "the server does not speak HTTP/1.1"
        #expect(
            session.receive(answer[...]) == [.end(.violation(reason: reason), afterServer: false)]
        )
    }

    @Test func tellsWhyTheServerRefused() throws {
        var session = try makeSession()
        let answer = try answer(
            session,
            status: "HTTP/1.1 503 Unavailable",
            ["Retry-After": "7"]
        )
        let end = session.receive((answer + Array("come  back\nlater".utf8))[...])
        #expect(
            end == [
                .end(
                    .refused(status: 503, retryAfter: "7", excerpt: "come back later"),
                    afterServer: false
                )
            ]
        )
    }

    @Test func refusesAnAnswerWithoutEnd() throws {
        var session = try makeSession()
        let flood = [UInt8](repeating: 0x61, count: 1 << 17)
        let reason = "the answer to the handshake is too long"
        #expect(
            session.receive(flood[...]) == [.end(.violation(reason: reason), afterServer: false)]
        )
    }

    @Test func endsWhenTheServerGoesDuringTheHandshake() throws {
        var session = try makeSession()
        let reason = "the server closed it during the handshake"
        #expect(session.receiveEnd() == [.end(.lost(reason: reason), afterServer: false)])
    }

    // MARK: - Ending

    @Test func answersPingsWithTheirPayload() throws {
        var session = try open()
        let actions = session.receive(bytes("89 03 010203 89 00")[...])
        #expect(actions.map(unmasked) == [bytes("8a 010203"), bytes("8a")])
    }

    @Test func answersAGoodbyeWithItsCode() throws {
        var session = try open()
        let actions = session.receive(bytes("88 06 1130 62616421 81 02 6869")[...])
        #expect(unmasked(actions.first) == bytes("88 1130"))
        #expect(
            Array(actions.dropFirst())
                == [.end(.closed(code: 4400, reason: "bad!"), afterServer: true)]
        )
        #expect(session.receiveEnd() == [])
        #expect(session.send(WebSocketMessage("late")) == [])
        #expect(session.close(code: 1000, reason: "") == [])
    }

    @Test func answersAGoodbyeWithoutACodeWithoutOne() throws {
        var session = try open()
        let actions = session.receive(bytes("88 00")[...])
        #expect(unmasked(actions.first) == bytes("88"))
        #expect(actions.last == .end(.closed(code: 1005, reason: ""), afterServer: true))
    }

    @Test func waitsForTheAnswerToItsGoodbye() throws {
        var session = try open()
        let actions = session.close(code: 4504, reason: "late")
        #expect(actions.map(unmasked) == [bytes("88 1198 6c617465")])
        #expect(session.send(WebSocketMessage("late")) == [])
        #expect(session.close(code: 1000, reason: "") == [])
        // What was under way is dropped, pings are not answered any more.
        let rest = session.receive(bytes("81 02 6869 89 00 88 02 1198 81 02 6869")[...])
        #expect(rest == [.end(.closed(code: 4504, reason: ""), afterServer: true)])
    }

    @Test func closesWithACodeForEachKindOfViolation() throws {
        for (hex, code, error) in [
            ("81 80 00000000", 1002, WebSocketError.violation(reason: "a frame is masked")),
            ("81 01 ff", 1007, .violation(reason: "a text is not UTF-8")),
            ("81 7e 0100", 1009, .messageTooLarge(limit: 100)),
        ] {
            var session = try open()
            let actions = session.receive(bytes(hex)[...])
            let sent = try #require(unmasked(actions.first))
            #expect(sent.prefix(3) == [0x88] + UInt16(code).bigEndianBytes)
            #expect(actions.last == .end(error, afterServer: false))
        }
    }

    @Test func tellsThatTheServerIsGoneWithoutAGoodbye() throws {
        var session = try open()
        let reason = "the server closed it without a close frame"
        #expect(session.receiveEnd() == [.end(.lost(reason: reason), afterServer: false)])
        #expect(session.receiveEnd() == [])
    }

    @Test func masksEachFrameAnew() throws {
        var session = try open()
        let frames = (0..<64).map { _ in session.send(WebSocketMessage("same")) }
        #expect(Set(frames.map { "\($0)" }).count == 64)
        #expect(frames.allSatisfy { unmasked($0.first) == [0x81] + Array("same".utf8) })
    }

    // MARK: - Addresses

    @Test(arguments: [
        ("ws://a", "a", 80, "/"), ("wss://a/", "a", 443, "/"),
        ("ws://a:81/b?c", "a:81", 81, "/b?c"),
        ("wss://a:443/b", "a", 443, "/b"), ("http://[::1]:8/x", "[::1]:8", 8, "/x"),
        ("https://u:p@a/x#f", "a", 443, "/x"), ("WS://A/", "A", 80, "/"),
    ]) func readsAddresses(url: String, authority: String, port: Int, target: String) throws {
        let request = WebSocketRequest(url: try #require(URL(string: url)))
        let endpoint = try WebSocketEndpoint(request)
        #expect(endpoint.authority == authority)
        #expect(endpoint.port == UInt16(port))
        #expect(endpoint.target == target)
        #expect(!endpoint.host.contains("["))
    }

    @Test(arguments: ["ftp://a", "ws:", "/a", "ws:///a", "ws://a:99999/"])
    func refusesAddressesThatLeadNowhere(url: String) throws {
        let request = WebSocketRequest(url: try #require(URL(string: url)))
        #expect(throws: WebSocketError.self) { try WebSocketEndpoint(request) }
    }

    @Test func refusesHeadersThatWouldBeginOthers() throws {
        let request = WebSocketRequest(
            url: try #require(URL(string: "ws://a")),
            headers: ["X": "1\r\nY: 2"]
        )
        #expect(throws: WebSocketError.self) { try WebSocketEndpoint(request) }
    }
}
