import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

#if !canImport(Darwin)
/// Encoded bodies are whole or an error, and are decoded as they are read.
struct ContentCodingTests {
    private func server(_ encoding: String, _ bytes: [UInt8]) throws -> ScriptedServer {
        try ScriptedServer.answering { _, peer in
            peer.send(lines: [
                "HTTP/1.1 200 OK", "Content-Type: application/json",
                "Content-Encoding: \(encoding)", "Content-Length: \(bytes.count)",
            ])
            peer.send(raw: bytes)
        }
    }

    private func data(_ encoding: String, _ bytes: [UInt8]) async throws -> Data {
        let server = try server(encoding, bytes)
        let transport = try #require(CurlTransport())
        let client = HTTPClient(baseURL: try server.http(), transport: transport)
        defer { withExtendedLifetime(server) {} }
        return try await client.data(for: Endpoint<Data>.get("/")).value
    }

    private static let gzip: [UInt8] = [
        31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 203, 72, 205, 201, 201, 7, 0, 134, 166, 16, 54, 5, 0, 0, 0,
    ]
    private static let brotli: [UInt8] = [0x0B, 0x02, 0x80] + Array("hello".utf8) + [0x03]
    private static let zstd: [UInt8] =
        [0x28, 0xB5, 0x2F, 0xFD, 0x20, 5, 0x29, 0, 0] + Array("hello".utf8)

    /// `hello` in each encoding.
    private static let hello: [(encoding: String, bytes: [UInt8])] = [
        ("gzip", gzip), ("X-GZip", gzip), ("identity, gzip", gzip),
        ("deflate", [120, 156, 203, 72, 205, 201, 201, 7, 0, 6, 44, 2, 21]),
        ("deflate", [203, 72, 205, 201, 201, 7, 0]), ("br", brotli), ("zstd", zstd),
        ("gzip, zstd", framed(gzip)),
    ]

    /// A frame of zstd with one block that is not compressed.
    private static func framed(_ bytes: [UInt8]) -> [UInt8] {
        let size = UInt8(clamping: bytes.count)
        return [0x28, 0xB5, 0x2F, 0xFD, 0x20, size, size << 3 | 1, size >> 5, 0] + bytes
    }

    @Test(
        .bug(id: "cut-encoding", "Half of a gzip body with a right length was a success."),
        .timeLimit(.minutes(2)),
        arguments: hello
    )
    func aBodyThatIsCutOffIsAnError(hello: (encoding: String, bytes: [UInt8])) async throws {
        #expect(try await data(hello.encoding, hello.bytes) == Data("hello".utf8))
        for count in 1..<hello.bytes.count {
            let error = await #expect(throws: NetworkError.self) {
                _ = try await data(hello.encoding, Array(hello.bytes.prefix(count)))
            }
            guard case .connectionLost(let reason, _) = error else {
                Issue.record("got \(String(describing: error)) after \(count) bytes")
                continue
            }
            #expect(reason.contains("ended too soon"))
        }
        // Servers send empty bodies like this.
        #expect(try await data(hello.encoding, []) == Data())
    }

    @Test(
        .bug(id: "cut-encoding", "A body with several members of gzip failed."),
        arguments: [("gzip", gzip), ("zstd", zstd)]
    )
    func severalMembersAreOneBody(encoding: String, bytes: [UInt8]) async throws {
        #expect(try await data(encoding, bytes + bytes) == Data("hellohello".utf8))
        await #expect(throws: NetworkError.self) {
            _ = try await data(encoding, bytes + bytes.dropLast())
        }
    }

    @Test(arguments: [("gzip", gzip), ("br", brotli), ("zstd", zstd)])
    func damagedBytesAreAnError(encoding: String, bytes: [UInt8]) async throws {
        let damaged = [[0x7F] + bytes.dropFirst(), bytes + Array("more".utf8)]
        for bytes in damaged {
            let error = await #expect(throws: NetworkError.self) {
                _ = try await data(encoding, bytes)
            }
            guard case .unreadable(let reason, _) = error else {
                Issue.record("got \(String(describing: error))")
                continue
            }
            #expect(reason == "Its `\(encoding)` data is damaged.")
        }
    }

    /// The end of each way to say where a body ends.
    @Test(
        .timeLimit(.minutes(2)),
        arguments: [
            "Content-Length: 5\r\n\r\nhello",
            "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
            "Transfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n3;a=b\r\nllo\r\n0\r\nx: y\r\n\r\n",
        ]
    )
    func aBodyWithoutItsEndIsAnError(text: String) async throws {
        let whole = Array("HTTP/1.1 200 OK\r\n\(text)".utf8)
        let start = whole.count - text.utf8.count
        let transport = try #require(CurlTransport())
        // Without the last line feed nothing of the chunks is missing.
        let isChunked = text.hasPrefix("Transfer")
        for count in start...whole.count where !isChunked || count != whole.count - 1 {
            let server = try ScriptedServer { peer in
                _ = peer.receiveRequest()
                peer.send(raw: Array(whole.prefix(count)))
                peer.end()
            }
            let client = HTTPClient(baseURL: try server.http(), transport: transport)
            let call = Endpoint<Data>.post("/")
            guard count < whole.count else {
                #expect(try await client.data(for: call).value == Data("hello".utf8))
                continue
            }
            await #expect(throws: NetworkError.self, "\(count) bytes") {
                _ = try await client.data(for: call)
            }
        }
    }

    @Test(arguments: ["compress", "gzip, snappy", "gzip, gzip, gzip, gzip, gzip, gzip"])
    func anUnknownEncodingIsAnError(encoding: String) async throws {
        let error = await #expect(throws: NetworkError.self) {
            _ = try await data(encoding, Self.gzip)
        }
        guard case .unreadable = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
    }

    @Test func aTransferCodingThatNobodyAskedForIsAnError() async throws {
        let server = try ScriptedServer.answering { _, peer in
            peer.send(lines: ["HTTP/1.1 200 OK", "Transfer-Encoding: gzip, chunked"])
            peer.send(raw: Array("5\r\n".utf8) + Self.gzip.prefix(5) + Array("\r\n0\r\n\r\n".utf8))
        }
        let transport = try #require(CurlTransport())
        let error = await #expect(throws: NetworkError.self) {
            _ = try await transport.send(HTTPRequest(url: server.http())).data(upTo: 100)
        }
        guard case .unreadable(let reason, _) = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
        #expect(reason.contains("`gzip`"))
    }

    /// A frame of zstd with as many blocks of 128 KB of the same byte.
    private static func repeated(_ blocks: Int) -> [UInt8] {
        var bytes: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0, 0x38]
        for block in 1...blocks {
            let header = UInt32(1 << 17) << 3 | 1 << 1 | (block == blocks ? 1 : 0)
            bytes += [
                UInt8(truncatingIfNeeded: header), UInt8(truncatingIfNeeded: header >> 8),
                UInt8(truncatingIfNeeded: header >> 16), UInt8(ascii: "x"),
            ]
        }
        return bytes
    }

    @Test(
        .bug(id: "large-encoded", "An encoded body of more than 64 MB failed."),
        .timeLimit(.minutes(5)),
        arguments: ["zstd", "identity, zstd"],
        [true, false]
    )
    func aLargeBodyIsDecodedAsItIsRead(encoding: String, isSlow: Bool) async throws {
        let blocks = 1200
        let server = try server(encoding, Self.repeated(blocks))
        let transport = try #require(CurlTransport())
        let response = try await transport.send(HTTPRequest(url: server.http()))
        if isSlow { try await Task.sleep(for: .milliseconds(300)) }
        var count = 0
        for try await chunk in response.body {
            #expect(chunk.count <= 64 << 10)
            count += chunk.count
            if isSlow, count % (10 << 20) == 0 { try await Task.sleep(for: .milliseconds(20)) }
        }
        #expect(count == blocks << 17)
    }

    @Test(.timeLimit(.minutes(1))) func eventsArriveAsTheyAreFlushed() async throws {
        let isRead = Locked(false)
        let event = Array(": hello\n\nevent: next\ndata: {\"data\":1}\n\n".utf8)
        let server = try ScriptedServer.answering { _, peer in
            peer.send(lines: [
                "HTTP/1.1 200 OK", "Content-Type: text/event-stream", "Content-Encoding: zstd",
            ])
            // One block, not the last.
            let header = UInt32(truncatingIfNeeded: event.count) << 3
            let size = [header, header >> 8, 0].map { UInt8(truncatingIfNeeded: $0) }
            peer.send(raw: [0x28, 0xB5, 0x2F, 0xFD, 0, 0x38] + size + event)
            while !isRead.withLock({ $0 }) { usleep(1000) }
            peer.end()
        }
        let client = HTTPClient(transport: try #require(CurlTransport()))
        let network = HTTPNetwork(url: try server.http(), client: client)
        var events = network.stream(.subscription("{ a }")).makeAsyncIterator()
        #expect(try await events.next() == Data("{\"data\":1}".utf8))
        isRead.withLock { $0 = true }
    }
}
#endif
