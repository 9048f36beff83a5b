import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// Bodies in parts, however the network splits them.
@Suite struct MultipartMixedTests {
    /// Captured bodies; `RELAY_TEST_DATA` names a folder with `samples`, for more of them.
    private static var folders: [URL] {
        let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Samples")
        let more = ProcessInfo.processInfo.environment["RELAY_TEST_DATA"].map {
            URL(fileURLWithPath: $0).appendingPathComponent("samples")
        }
        return [own] + (more.map { [$0] } ?? [])
    }

    private struct Sample {
        var name: String
        var contentType: String
        var body: Data
        /// `nil` for server-sent events.
        var parts: [JSONValue]?
    }

    private static func samples() throws -> [Sample] {
        try folders.flatMap { folder in
            let index = try JSONValue(
                parsing: Data(contentsOf: folder.appendingPathComponent("index.json"))
            )
            return try (index.object ?? [:]).map { name, entry in
                Sample(
                    name: name,
                    contentType: entry["contentType"]?.string ?? "",
                    body: try Data(contentsOf: folder.appendingPathComponent("\(name).body")),
                    parts: entry["parts"]?.array
                )
            }
        }
    }

    private func chunks(_ body: Data, _ size: Int) -> [Data] {
        stride(from: 0, to: body.count, by: size).map { body[$0..<min($0 + size, body.count)] }
    }

    @Test(arguments: [1, 2, 3, 7, .max])
    func splitsTheCapturedBodies(size: Int) throws {
        let samples = try Self.samples()
        #expect(samples.count >= 14)
        for sample in samples {
            guard let expected = sample.parts else { continue }
            let type = MediaType(sample.contentType)
            let boundary = try #require(type.parameters["boundary"])
            var machine = MultipartMixed(boundary: boundary, limit: 100_000)
            var parts: [JSONValue] = []
            for chunk in chunks(sample.body, min(size, sample.body.count)) {
                parts += try machine.receive(chunk).map { try JSONValue(parsing: $0) }
            }
            // A heartbeat before the first delimiter counts as preamble.
            let heartbeat = JSONValue.object([:])
            #expect(
                parts.filter { $0 != heartbeat } == expected.filter { $0 != heartbeat },
                "\(sample.name)"
            )
            #expect(machine.isComplete, "\(sample.name)")
        }
    }

    @Test(arguments: [1, 2, 3, 7, .max])
    func readsTheCapturedBodiesAsANetworkDoes(size: Int) async throws {
        let samples = try Self.samples()
        #expect(samples.count >= 14)
        for sample in samples {
            let pieces = chunks(sample.body, min(size, sample.body.count))
            let transport = StubTransport { request in
                let rest = Locked(pieces[...])
                var response = request.response(200, "", type: sample.contentType)
                response.body = HTTPBody { rest.withLock { $0.popFirst() } }
                return response
            }
            let network = HTTPNetwork(
                url: try #require(URL(string: "http://localhost/graphql")),
                client: HTTPClient(transport: transport)
            )
            let payloads = try await network.payloads(.query("{ a @defer }"))
            let expected = sample.parts?.compactMap { part -> JSONValue? in
                sample.contentType.contains("subscriptionSpec") ? part["payload"] : part
            }
            // The one of server-sent events counts to three.
            let events = (1...3).map { JSONValue.object(["data": ["counter": .int($0)]]) }
            #expect(payloads == expected ?? events, "\(sample.name)")
        }
    }

    @Test(arguments: [1, 3, .max])
    func aBodyThatWasCutOffIsAnError(size: Int) async throws {
        var count = 0
        for sample in try Self.samples() where sample.parts != nil {
            // Without the delimiter that ends it, and the last part.
            let text = String(decoding: sample.body, as: UTF8.self)
            guard let last = text.range(of: "hasNext\": false") ?? text.range(of: "hasNext\":false")
            else { continue }
            count += 1
            let body = Data(text[..<last.lowerBound].utf8)
            let pieces = chunks(body, min(size, body.count))
            let transport = StubTransport { request in
                let rest = Locked(pieces[...])
                var response = request.response(200, "", type: sample.contentType)
                response.body = HTTPBody { rest.withLock { $0.popFirst() } }
                return response
            }
            let network = HTTPNetwork(
                url: try #require(URL(string: "http://localhost/graphql")),
                client: HTTPClient(transport: transport)
            )
            let error = await network.failure(of: .query("{ a @defer }"))
            guard case .connectionLost = error else {
                Issue.record("\(sample.name): \(String(describing: error))")
                continue
            }
        }
        #expect(count > 5)
    }

    @Test func givesAPartBeforeTheDelimiterThatFollowsIt() throws {
        var machine = MultipartMixed(boundary: "x", limit: 1000)
        let first = "\r\n--x\r\nContent-Type: application/json\r\n\r\n{\"a\":{\"b\":1}}"
        #expect(try machine.receive(Data(first.utf8)) == [Data(#"{"a":{"b":1}}"#.utf8)])
        #expect(try machine.receive(Data("\r\n--x\r\n\r\n{\"a\":".utf8)).isEmpty)
        #expect(try machine.receive(Data("2}\r\n--x--".utf8)) == [Data(#"{"a":2}"#.utf8)])
        #expect(machine.isComplete)
        #expect(try machine.receive(Data("--x\n\n{}".utf8)).isEmpty, "an epilogue")
    }

    /// Servers send the next delimiter with the part, and the end of its line with the next part.
    @Test(arguments: ["", "\r", "\r\n", "\r\n-", "\r\n--", "\r\n---", "\r\n--- "])
    func givesAPartBeforeTheEndOfTheDelimiterThatFollowsIt(tail: String) throws {
        for boundary in ["-", "x"] {
            let delimiter = "--\(boundary)"
            let end = tail.replacing("---", with: delimiter)
            var machine = MultipartMixed(boundary: boundary, limit: 1000)
            let first = "\(delimiter)\r\n\r\n{\"a\":1}"
            #expect(try machine.receive(Data((first + end).utf8)) == [Data(#"{"a":1}"#.utf8)])
            let whole = "\r\n\(delimiter) \r\n\r\n{\"b\":2}\r\n\(delimiter)--\r\n"
            let rest = Data(whole.utf8.dropFirst(end.utf8.count))
            #expect(try machine.receive(rest) == [Data(#"{"b":2}"#.utf8)])
            #expect(machine.isComplete)
        }
    }

    @Test func takesNoTextForADelimiter() throws {
        let part = "{\"a\":\n--xy\n,\"b\":\"--x\"}"
        let body = Data("--x\n\n\(part)\n--x \t\n\n{}\n--x-- \r\n".utf8)
        for size in [1, 2, 3, 7, 100] {
            var machine = MultipartMixed(boundary: "x", limit: 1000)
            let parts = try chunks(body, size).flatMap { try machine.receive($0) }
            #expect(parts == [Data(part.utf8), Data("{}".utf8)])
            #expect(machine.isComplete)
        }
    }

    @Test func refusesAPartOverTheLimit() throws {
        var machine = MultipartMixed(boundary: "x", limit: 100)
        _ = try machine.receive(Data("--x\n\n{\"a\":\"".utf8))
        #expect(throws: MultipartMixed.TooLong.self) {
            try machine.receive(Data(repeating: 0x61, count: 100))
        }
    }

    @Test func aRouterThatLosesASubscriptionEndsIt() throws {
        var parts = SubscriptionParts(boundary: "x", limit: 1000)
        let body = """
            --x\n\n{}\n--x\n\n{"payload":{"data":{"n":1}}}\n--x\n
            {"payload":null,"errors":[{"message":"gone"}]}\n--x\n\n{"payload":{"data":null}}\n--x
            """
        let payloads = try parts.receive(Data(body.utf8)).map { try JSONValue(parsing: $0) }
        #expect(payloads == [["data": ["n": 1]], ["errors": [["message": "gone"]]]])
        #expect(parts.isComplete)
    }
}
