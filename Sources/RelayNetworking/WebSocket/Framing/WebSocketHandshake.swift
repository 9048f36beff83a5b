import Foundation

/// The client's side of the opening handshake (RFC 6455 §4.1).
///
/// It offers no extensions, in particular no compression, which can reveal secrets in a stream.
struct WebSocketHandshake {
    private let request: WebSocketRequest
    private let endpoint: WebSocketEndpoint
    private let key: String
    private var head: [UInt8] = []

    /// The maximum size of the response's head.
    private static let headLimit = 64 << 10

    /// Creates a handshake.
    ///
    /// `nonce` consists of 16 bytes, random for each connection.
    init(_ request: WebSocketRequest, to endpoint: WebSocketEndpoint, nonce: [UInt8]) {
        self.request = request
        self.endpoint = endpoint
        key = Data(nonce).base64EncodedString()
    }

    /// The request to send.
    var bytes: [UInt8] {
        var lines = [
            "GET \(endpoint.target) HTTP/1.1",
            "Host: \(endpoint.authority)",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: \(key)",
            "Sec-WebSocket-Version: 13",
        ]
        if !request.subprotocols.isEmpty {
            lines.append(
                "Sec-WebSocket-Protocol: \(request.subprotocols.joined(separator: ", "))"
            )
        }
        lines += request.headers.map { "\($0.name): \($0.value)" }
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    /// Returns the server's expected answer to `key`.
    static func accept(for key: String) -> String {
        let text = key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        return Data(SHA1.digest(of: text.utf8)).base64EncodedString()
    }

    /// Consumes bytes until the head of the response is complete, and leaves the others.
    ///
    /// - Returns: The server's subprotocol once it has accepted, or `.some(nil)` if it chose none;
    ///   `nil` while the answer is incomplete.
    mutating func receive(
        _ bytes: inout ArraySlice<UInt8>
    ) throws(WebSocketError) -> String?? {
        while let byte = bytes.popFirst() {
            head.append(byte)
            guard head.count <= Self.headLimit else {
                throw .violation(reason: "the answer to the handshake is too long")
            }
            if byte == 0x0A, head.suffix(4) == [0x0D, 0x0A, 0x0D, 0x0A] {
                return .some(try subprotocol(accepting: bytes))
            }
        }
        return nil
    }

    /// Returns the subprotocol of an accepting answer.
    ///
    /// `rest` contains the bytes after its head.
    private func subprotocol(accepting rest: ArraySlice<UInt8>) throws(WebSocketError) -> String? {
        let answer = try WebSocketAnswer(head: head)
        guard answer.status == 101 else {
            let redaction = Redaction(request.opening(nil))
            let words = redaction.text(of: rest, upTo: 1000)
                .split { $0.isWhitespace || $0 == "`" }.joined(separator: " ")
            throw .refused(
                status: answer.status,
                retryAfter: answer["retry-after"].first.map { redaction.text($0) },
                excerpt: String(words.prefix(200))
            )
        }
        guard answer.tokens("upgrade") == ["websocket"],
            answer.tokens("connection").contains("upgrade")
        else {
            throw .violation(reason: "the answer to the handshake does not upgrade to a WebSocket")
        }
        guard answer["sec-websocket-accept"] == [Self.accept(for: key)] else {
            throw .violation(reason: "the answer to the handshake has a wrong key")
        }
        guard answer["sec-websocket-extensions"].allSatisfy(\.isEmpty) else {
            throw .violation(reason: "the server uses an extension that was not offered")
        }
        let chosen = answer["sec-websocket-protocol"]
        guard chosen.count <= 1, chosen.allSatisfy(request.subprotocols.contains) else {
            throw .violation(reason: "the server chose a sub-protocol that was not offered")
        }
        return chosen.first
    }
}

/// The head of the answer to a handshake.
private struct WebSocketAnswer {
    let status: Int
    private let fields: [(name: String, value: String)]

    init(head: [UInt8]) throws(WebSocketError) {
        let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
        let start = lines[0].split(separator: " ", maxSplits: 2)
        // Rejections in an older HTTP version are accepted as well, so that their status can be
        // reported.
        guard start.count >= 2, start[0].hasPrefix("HTTP/"), start[1].utf8.count == 3,
            let status = Int(start[1]), start[0] == "HTTP/1.1" || status != 101
        else { throw .violation(reason: "the server does not speak HTTP/1.1") }
        self.status = status
        fields = lines.dropFirst().compactMap { line in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            return (line[..<colon].lowercased(), value)
        }
    }

    /// The values of all fields with a name, which is given in lowercase.
    subscript(name: String) -> [String] {
        fields.filter { $0.name == name }.map(\.value)
    }

    /// Returns the elements of the lists in all fields with a name, in lowercase.
    func tokens(_ name: String) -> [String] {
        self[name].flatMap { $0.split(separator: ",") }
            .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
    }
}
