import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

/// Operations that succeed, and what the server received for them.
@Suite(.needsServer, .eachTransport) struct HTTPNetworkTests {
    @Test func answersAQueryOnce() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url())
        let payloads = try await network.payloads(.query("{ hero { name } }"))
        #expect(payloads == [["data": ["hero": ["name": "R2-D2"]]]])
        let stats = try await client.stats()
        #expect(stats["http_requests"] == 1)
        #expect(stats["operation_Q"] == 1)
        #expect(stats["http_active"] == 0)
    }

    @Test func sendsWhatTheSpecificationAsksFor() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url())
        let text =
            "($episode: Episode, $absent: Int) { hero(episode: $episode) { name } "
            + "slow(ms: 0) @include(if: false) echo(int: $absent) }"
        let payloads = try await network.payloads(.query(text), ["episode": .null])
        #expect(payloads.first?["data"]?["hero"]?["name"] == "R2-D2")

        let request = try #require(try await client.requests().first)
        #expect(request["method"] == "POST")
        #expect(
            request["headers"]?["accept"]
                == "application/graphql-response+json, application/json;q=0.9"
        )
        #expect(request["headers"]?["content-type"] == "application/json")
        let sent = try JSONValue(parsing: Data((request["body"]?.string ?? "").utf8))
        #expect(sent["query"] == .string("query Q" + text))
        #expect(sent["operationName"] == "Q")
        #expect(sent["variables"] == ["episode": .null])
        #expect(sent.object?.keys == ["query", "operationName", "variables"])
    }

    @Test func runsAMutationExactlyOnce() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url())
        let todo = "($input: AddTodoInput!) { addTodo(input: $input) { edge { node { text } } } }"
        let payloads = try await network.payloads(
            .mutation(todo),
            ["input": ["listId": "VG9kb0xpc3Q6NA==", "text": "naïve 🚀 \"x\"\n"]]
        )
        #expect(
            payloads.first?["data"]?["addTodo"]?["edge"]?["node"]?["text"]
                == "naïve 🚀 \"x\"\n"
        )
        #expect(try await client.stats()["operation_M"] == 1)
    }

    @Test func deliversFieldErrorsBesideData() async throws {
        let network = HTTPNetwork(url: try await TestClient().url())
        let payloads = try await network.payloads(.query("{ errors { nullable } }"))
        #expect(payloads.first?["data"] == ["errors": ["nullable": .null]])
        #expect(payloads.first?["errors"]?[0]?["message"] == "nullable failed")
    }

    @Test(arguments: [nil, "plain-json"])
    func deliversARequestErrorOfTheServer(fault: String?) async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(fault: fault))
        let payloads = try await network.payloads(.query("{ nonsense }"))
        #expect(payloads.count == 1)
        #expect(payloads.first?["data"] == nil)
        #expect(payloads.first?["errors"]?.array?.count == 1)
    }

    @Test func deliversTheErrorOfAnUnauthorizedGraphQLServer() async throws {
        let network = HTTPNetwork(url: try await TestClient().url(path: "/private/graphql"))
        let payloads = try await network.payloads(.query("{ hero { name } }"))
        #expect(payloads.first?["errors"]?[0]?["extensions"]?["code"] == "UNAUTHENTICATED")
    }

    @Test func sendsHeadersOfTheNetworkAndOfEachRequest() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(
            url: client.url(path: "/private/graphql"),
            headers: ["X-App": "tests", "X-Both": "network"],
            interceptors: [
                .headers { request in
                    await Task.yield()
                    return ["authorization": "Bearer letmein", "x-both": "request \(request.name)"]
                }
            ]
        )
        let payloads = try await network.payloads(.query("{ hero { name } }"))
        #expect(payloads.first?["data"]?["hero"]?["name"] == "R2-D2")
        let headers = try await client.requests().first?["headers"]
        #expect(headers?["x-app"] == "tests")
        #expect(headers?["x-both"] == "request Q")
    }

    @Test func endsWithTheErrorOfItsHeaders() async throws {
        struct SignedOut: Error {}
        let client = try await TestClient()
        let network = HTTPNetwork(
            url: client.url(),
            interceptors: [.headers { _ in throw SignedOut() }]
        )
        await #expect(throws: SignedOut.self) {
            try await network.payloads(.query("{ hero { name } }"))
        }
        #expect(try await client.stats()["http_requests"] == nil)
    }

    @Test(arguments: [1, 16_000, 1 << 20, 5 << 20])
    func deliversResponsesOfAnySize(bytes: Int) async throws {
        let network = HTTPNetwork(url: try await TestClient().url())
        let payloads = try await network.payloads(
            .query("($bytes: Int!) { blob(bytes: $bytes) }"),
            ["bytes": .int(Int64(bytes))]
        )
        let blob = try #require(payloads.first?["data"]?["blob"]?.string)
        #expect(blob.utf8.count == bytes)
        #expect(blob.utf8.last == Array("0123456789abcdef".utf8)[(bytes - 1) % 16])
    }

    @Test(arguments: ["drip@1", "drip@7"])
    func assemblesABodyThatDrips(fault: String) async throws {
        let network = HTTPNetwork(url: try await TestClient().url(fault: fault))
        let payloads = try await network.payloads(.query("{ hero { name friends { name } } }"))
        #expect(payloads.first?["data"]?["hero"]?["friends"]?.array?.count == 3)
    }

    @Test func runsManyRequestsAtOnceOverFewConnections() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url())
        try await withThrowingTaskGroup(of: [JSONValue].self) { group in
            for number in 0..<200 {
                group.addTask {
                    try await network.payloads(
                        .query("($n: Int!) { echo(int: $n) }"),
                        ["n": .int(Int64(number))]
                    )
                }
            }
            var seen: Set<Int64> = []
            for try await payloads in group {
                seen.insert(try #require(payloads.first?["data"]?["echo"]?["int"]?.int))
            }
            #expect(seen.count == 200)
        }
        let stats = try await client.stats()
        #expect(stats["operations"] == 200)
        #expect(stats["connections", default: 0] <= 20)
    }
}
