import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

/// What a developer is told when something else than GraphQL comes back, or nothing at all.
@Suite(.needsServer, .eachTransport) struct HTTPNetworkFaultTests {
    private let query = RequestParameters.query("{ hero { name } }", name: "HeroQuery")

    private func failure(_ fault: String, to target: String? = nil) async throws -> NetworkError {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(fault: fault, to: target))
        let error = try #require(await network.failure(of: query))
        let stats = try await client.stats()
        #expect(stats["http_requests"] == 1, "a fault is met once, and never retried")
        #expect(stats["fault_\(fault)"] == 1)
        #expect(!error.description.contains("client="), "the URL's query is never shown")
        #expect(error.description.contains("`HeroQuery`"))
        return error
    }

    @Test func tellsOfHTML() async throws {
        let error = try await failure("html")
        guard case .notGraphQL("text/html; charset=utf-8", 200, let excerpt, let place) = error
        else { throw error }
        #expect(excerpt == "<html><body>A proxy's error page</body></html>")
        #expect(
            error.description == """
                Got `text/html; charset=utf-8` (status 200) instead of a GraphQL response from \
                `\(place.url)` for operation `HeroQuery`: \
                `<html><body>A proxy's error page</body></html>`. Is this the URL of the GraphQL \
                endpoint, with no proxy or login page in between?
                """
        )
    }

    @Test(arguments: ["text", "untyped", "200-json", "empty"])
    func tellsOfABodyThatIsNoGraphQL(fault: String) async throws {
        let error = try await failure(fault)
        guard case .notGraphQL(let type, 200, let excerpt, _) = error else { throw error }
        #expect((type == nil) == (fault == "untyped"))
        #expect(excerpt.isEmpty == (fault == "empty"))
    }

    @Test(arguments: [
        ("500", 500, "Internal Server Error", "The server's log may say why it failed."),
        ("502-json", 502, "The upstream is away", "The server's log may say why it failed."),
        ("503", 503, "Unavailable", "Try again later (`Retry-After: 1`)."),
        ("401", 401, "Who are you?", "Are the credentials in the request's headers right?"),
    ])
    func tellsOfAStatus(fault: String, status: Int, excerpt: String, remedy: String) async throws {
        let error = try await failure(fault)
        guard case .status(status, _, let found, _) = error else { throw error }
        #expect(found.contains(excerpt))
        #expect(error.description.hasSuffix(remedy))
    }

    @Test func takesAnErrorResponseInJSONForGraphQLWhateverItsStatus() async throws {
        let network = HTTPNetwork(url: try await TestClient().url(fault: "429"))
        let payloads = try await network.payloads(query)
        #expect(payloads.first?["errors"]?[0]?["message"] == "Too many requests")
    }

    @Test(arguments: ["drop", "truncate", "cut@0"])
    func tellsOfALostConnection(fault: String) async throws {
        let error = try await failure(fault)
        guard case .connectionLost = error else { throw error }
    }

    @Test func tellsOfAnUnpluggedServer() async throws {
        let server = try await TestServer()
        let client = TestClient(of: server)
        let network = HTTPNetwork(url: client.url())
        #expect(try await network.payloads(query).count == 1)
        try await server.stop()
        let error = try #require(await network.failure(of: query))
        #expect(
            error.description == """
                Could not connect to `http://127.0.0.1:\(server.port)/graphql` for operation \
                `HeroQuery`: connection refused. Is the server running and the URL right?
                """
        )
    }

    @Test func tellsOfAnUnknownHost() async throws {
        let url = try #require(URL(string: "http://nowhere.invalid/graphql"))
        let error = try #require(await HTTPNetwork(url: url).failure(of: query))
        guard case .cannotConnect(let reason, _) = error else { throw error }
        #expect(reason == "there is no host `nowhere.invalid`")
    }

    @Test func tellsOfASilentServer() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(fault: "hang"), timeout: .seconds(4))
        let error = try #require(await network.failure(of: query))
        guard case .timedOut(after: .seconds(4), _) = error else { throw error }
        #expect(try await client.count("http_disconnects", becomes: 1))
        #expect(try await client.count("http_active", becomes: 0))
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func followsNoRedirect(status: Int) async throws {
        let elsewhere = TestClient(of: try await TestServer.shared())
        let error = try await failure(
            "redirect@\(status)",
            to: elsewhere.url(path: "/private/graphql").absoluteString
        )
        guard case .redirected(status, let target, _) = error else { throw error }
        #expect(target?.hasSuffix("/private/graphql") == true)
        #expect(try await elsewhere.stats()["http_requests"] == nil)
    }

    @Test func refusesABodyOverTheLimit() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(), bodyLimit: 100_000)
        let blob = "($bytes: Int!) { blob(bytes: $bytes) }"
        #expect(try await network.payloads(.query(blob), ["bytes": 99_000]).count == 1)
        let error = try #require(await network.failure(of: .query(blob), ["bytes": 5_000_000]))
        guard case .bodyTooLarge(limit: 100_000, _) = error else { throw error }
    }

    @Test(arguments: ["ftp://127.0.0.1/", "graphql", "http:///graphql", "file:///etc/hosts"])
    func refusesAURLThatIsNotHTTP(text: String) async throws {
        let url = try #require(URL(string: text))
        let error = try #require(await HTTPNetwork(url: url).failure(of: query))
        guard case .invalidRequest = error else { throw error }
    }

    @Test(arguments: [("X-A", "a\r\nX-B: b"), ("X A", "a"), ("", "a"), ("X-A:", "a")])
    func refusesAHeaderThatWouldBecomeAnother(name: String, value: String) async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(), headers: [name: value])
        let error = try #require(await network.failure(of: query))
        guard case .invalidRequest = error else { throw error }
        #expect(try await client.stats()["http_requests"] == nil)
    }

    @Test func showsNoSecretOfTheURL() async throws {
        let url = try #require(
            URL(string: "http://canary:canary@127.0.0.1:1/graphql?t=canary#canary")
        )
        let network = HTTPNetwork(url: url, headers: ["X-Token": "canary"])
        let error = try #require(await network.failure(of: query, ["password": "canary"]))
        #expect(!"\(error)".contains("canary"))
        var dumped = ""
        dump(error, to: &dumped)
        #expect(!dumped.contains("canary"))
    }
}
