import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

/// How operations travel: by GET, in batches, in parts, within a deadline; the server counts.
@Suite(.needsServer, .eachTransport) struct DeliveryTests {
    private let echo = "($n: Int, $string: String) { echo(int: $n, string: $string) }"

    // MARK: GET

    @Test func sendsQueriesByGETAndMutationsByPOST() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(), queries: .get)
        let text = "naïve & 100% + \"x\" #🚀"
        let payloads = try await network.payloads(
            .query(echo),
            ["n": 1, "string": .string(text)]
        )
        #expect(payloads.first?["data"]?["echo"] == ["int": 1, "string": .string(text)])
        _ = try await network.payloads(
            .mutation("{ createReview(episode: JEDI, review: {stars: 1}) { review { id } } }")
        )
        let requests = try await client.requests()
        #expect(requests.map { $0["method"] } == ["GET", "POST"])
        #expect(requests[0]["headers"]?["content-type"] == nil)
        #expect(requests[0]["headers"]?["x-apollo-operation-name"] == "Q")
    }

    @Test func sendsALongQueryByPOST() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(), queries: .get(limit: 1000))
        for length in [10, 2000] {
            let string = JSONValue.string(String(repeating: "a", count: length))
            let payloads = try await network.payloads(.query(echo), ["string": string])
            #expect(payloads.first?["data"]?["echo"]?["string"] == string)
        }
        #expect(try await client.requests().map { $0["method"] } == ["GET", "POST"])
    }

    @Test func sendsByPOSTWhatTheServerFindsTooLong() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(fault: "414*1"), queries: .get)
        #expect(try await network.payloads(.query("{ hero { name } }")).count == 1)
        #expect(try await client.requests().map { $0["method"] } == ["GET", "POST"])
    }

    // MARK: Deadline

    @Test(arguments: ["hang", "drip@1", "stall@3"])
    func endsWhatTakesTooLong(fault: String) async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(fault: fault), deadline: .milliseconds(300))
        // Dripping it takes minutes.
        let slow = RequestParameters.query("{ blob(bytes: 200000) }")
        let error = try #require(await network.failure(of: slow))
        guard case .deadlineExceeded(after: .milliseconds(300), _) = error else { throw error }
        #expect(try await client.count("http_active", becomes: 0))
        let quick = HTTPNetwork(url: client.url(), deadline: .seconds(3600))
        #expect(try await quick.payloads(.query("{ hero { name } }")).count == 1)
    }

    // MARK: Batches

    @Test func queriesOfAMomentShareARequest() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(
            url: client.url(),
            batching: .init(window: .seconds(3600), maximum: 10)
        )
        try await withThrowingTaskGroup(of: Void.self) { group in
            for n in 0..<30 {
                group.addTask {
                    let payloads = try await network.payloads(
                        .query(echo),
                        ["n": .int(Int64(n))]
                    )
                    #expect(payloads == [["data": ["echo": ["int": .int(Int64(n))]]]])
                }
            }
            try await group.waitForAll()
        }
        let stats = try await client.stats()
        #expect(stats["operations"] == 30)
        #expect(stats["http_requests"] == 3)
    }

    @Test func aBatchThatIsNotFullIsSentAfterItsWindow() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(), batching: .init(maximum: 10))
        async let first = network.payloads(.query(echo), ["n": 1])
        async let second = network.payloads(.query(echo), ["n": 2])
        #expect(try await first == [["data": ["echo": ["int": 1]]]])
        #expect(try await second == [["data": ["echo": ["int": 2]]]])
        #expect(try await client.stats()["operations"] == 2)
    }

    @Test func whatCannotShareIsSentByItself() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(
            url: client.url(),
            interceptors: [.headers { ["X-N": $0.variables["n"]?.description ?? ""] }],
            batching: .init(window: .milliseconds(50))
        )
        async let first = network.payloads(.query(echo), ["n": 1])
        async let second = network.payloads(.query(echo), ["n": 2])
        async let third = network.payloads(
            .mutation("{ createReview(episode: JEDI, review: {stars: 1}) { review { id } } }")
        )
        #expect(try await [first, second, third].count == 3)
        #expect(try await client.stats()["http_requests"] == 3)
        let requests = try await client.requests()
        #expect(requests.count == 3)
        #expect(requests.allSatisfy { $0["body"]?.string?.first == "{" })
    }

    @Test(arguments: ["500", "drop", "200-json"])
    func aFailureOfABatchIsThatOfEach(fault: String) async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(
            url: client.url(fault: fault),
            batching: .init(window: .seconds(3600), maximum: 3)
        )
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<3 {
                group.addTask { _ = await network.failure(of: .query("{ hero { name } }")) }
            }
        }
        #expect(try await client.stats()["http_requests"] == 1)
    }

    @Test func aBatchEndsWhenNobodyWaitsForIt() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(
            url: client.url(fault: "hang"),
            batching: .init(window: .seconds(3600), maximum: 3)
        )
        let readers = (0..<3).map { _ in
            Task { try await network.payloads(.query("{ hero { name } }")) }
        }
        #expect(try await client.count("http_active", becomes: 1))
        for reader in readers[..<2] {
            reader.cancel()
            _ = await reader.result
        }
        #expect(try await client.stats()["http_active"] == 1)
        readers[2].cancel()
        #expect(try await client.count("http_active", becomes: 0))
    }

    // MARK: Parts

    @Test func eachPartOfAnIncrementalAnswerIsAnElement() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url())
        let payloads = try await network.payloads(
            .query("{ viewer { id ... @defer(label: \"L\") { name } } letters(count: 3) @stream }")
        )
        #expect(payloads.count >= 2)
        #expect(payloads.first?["data"]?["viewer"]?["id"] != nil)
        #expect(payloads.first?["hasNext"] == true)
        #expect(payloads.last?["hasNext"] == false)
        let accept = try await client.requests().first?["headers"]?["accept"]?.string
        #expect(accept?.hasPrefix("multipart/mixed") == true)
    }

    @Test(arguments: ["cut@1", "truncate"])
    func anIncrementalAnswerThatIsCutOffFails(fault: String) async throws {
        let network = HTTPNetwork(url: try await TestClient().url(fault: fault))
        let error = await network.failure(
            of: .query("{ viewer { id } letters(count: 5) @stream }")
        )
        guard case .connectionLost = try #require(error) else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test(arguments: ["none", "drip@1", "drip@7"])
    func aSubscriptionMayComeInParts(fault: String) async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(fault: fault), subscriptions: .multipart)
        let request = RequestParameters(
            name: "S",
            operationKind: .subscription,
            text: "subscription S { counter(upTo: 3) }"
        )
        let payloads = try await network.payloads(request)
        #expect(payloads == [1, 2, 3].map { ["data": ["counter": $0]] })
        #expect(try await client.stats()["http_requests"] == 1)
    }

    // MARK: Compression

    @Test func readsACompressedAnswerUpToItsLimit() async throws {
        let base = try await TestClient().url(path: "/rest/zipped").absoluteString
        let url = try #require(URL(string: base + "&bytes=5000000"))
        let whole = try await HTTPNetwork(url: url).payloads(.query("{ a }"))
        #expect(whole.first?["data"]?.string?.utf8.count == 5_000_000 - 11)
        // A few kilobytes on the wire; what they decode to counts.
        let network = HTTPNetwork(url: url, bodyLimit: 1_000_000)
        let error = try #require(await network.failure(of: .query("{ a }")))
        guard case .bodyTooLarge(limit: 1_000_000, _) = error else { throw error }
    }
}
