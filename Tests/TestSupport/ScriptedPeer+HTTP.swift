package import Foundation
package import Relay

/// One HTTP request as a ``ScriptedServer`` received it.
package struct ReceivedRequest: Sendable {
    package var method: String
    /// The path and query: `/graphql?a=b`.
    package var target: String
    /// The fields, with names in lower case.
    package var headers: [String: String]
    package var body: [UInt8]

    package var text: String { String(decoding: body, as: UTF8.self) }
    package var json: JSONValue? { try? JSONValue(parsing: Data(body)) }
}

extension ScriptedPeer {
    /// Reads one request with its body; `nil` when the client has closed the connection.
    package func receiveRequest() -> ReceivedRequest? {
        guard let head = read(until: "\r\n\r\n") else { return nil }
        let lines = head.components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ").map(String.init)
        guard words.count == 3 else { return nil }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] =
                line[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
        }
        if headers["expect"] == "100-continue" { send(lines: ["HTTP/1.1 100 Continue"]) }
        var body: [UInt8] = []
        if let length = headers["content-length"].flatMap({ Int($0) }) {
            body = read(length)
        } else if headers["transfer-encoding"] == "chunked" {
            while let size = read(until: "\r\n").flatMap({ Int($0.dropLast(2), radix: 16) }) {
                body += read(size)
                _ = read(until: "\r\n")
                if size == 0 { break }
            }
        }
        return ReceivedRequest(method: words[0], target: words[1], headers: headers, body: body)
    }

    /// Sends a response; its length is announced unless a field in `headers` says otherwise.
    package func respond(
        _ status: Int,
        _ body: String = "",
        type: String? = "application/json",
        headers: [String] = []
    ) {
        var lines = ["HTTP/1.1 \(status) Something"] + headers
        if let type { lines.append("Content-Type: \(type)") }
        let names = headers.map { $0.lowercased() }
        let isMeasured = names.contains { $0.hasPrefix("content-length") }
        let isChunked = names.contains { $0.hasPrefix("transfer-encoding") }
        if !isMeasured, !isChunked { lines.append("Content-Length: \(body.utf8.count)") }
        send(lines: lines, then: body)
    }

    /// Sends a head and the bytes behind it.
    package func send(lines: [String], then body: String = "") {
        send(raw: Array(((lines + ["", ""]).joined(separator: "\r\n") + body).utf8))
    }

    private func read(until end: String) -> String? {
        var bytes: [UInt8] = []
        while !bytes.suffix(end.utf8.count).elementsEqual(end.utf8) {
            guard let byte = readByte() else { return nil }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func read(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        while bytes.count < count, let byte = readByte() { bytes.append(byte) }
        return bytes
    }
}

extension ScriptedServer {
    /// A URL of this server over plain HTTP: `http://127.0.0.1:1234/graphql`.
    package func http(_ path: String = "/graphql") throws -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
            throw URLError(.badURL)
        }
        return url
    }

    /// A server that answers every request of a connection, in order, and logs them.
    package static func answering(
        _ log: Log<ReceivedRequest> = Log(),
        _ answer: @escaping @Sendable (ReceivedRequest, ScriptedPeer) -> Void
    ) throws -> ScriptedServer {
        try ScriptedServer { peer in
            while let request = peer.receiveRequest() {
                log.append(request)
                answer(request, peer)
            }
        }
    }
}
