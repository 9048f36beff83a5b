import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// Hash first, text on a miss, and the server remembers: counted by the server.
@Suite(.needsServer) struct PersistedQueryTests {
    private func query() -> RequestParameters {
        // A text of its own for each test, since the server remembers.
        .query("{ hero { name } } # \(UUID().uuidString)")
    }

    @Test(arguments: [HTTPNetwork.QueryMethod.post, .get])
    func sendsTheTextOnceAndTheHashFromThenOn(method: HTTPNetwork.QueryMethod) async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(
            url: client.url(),
            interceptors: [.automaticPersistedQueries],
            queries: method
        )
        let query = query()
        for _ in 0..<3 {
            #expect(try await network.payloads(query).first?["data"]?["hero"] != nil)
        }
        let stats = try await client.stats()
        #expect(stats["http_requests"] == 4)
        #expect(stats["persisted_misses"] == 1)
        #expect(stats["persisted_registered"] == 1)
        #expect(stats["persisted_hits"] == 2)
    }

    @Test func aMutationOfUnknownHashRunsOnce() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(
            url: client.url(),
            interceptors: [.automaticPersistedQueries]
        )
        let text = "{ createReview(episode: JEDI, review: {stars: 1}) { review { id } } } # "
        let payloads = try await network.payloads(.mutation(text + UUID().uuidString))
        #expect(payloads.first?["data"]?["createReview"] != nil)
        let stats = try await client.stats()
        #expect(stats["persisted_misses"] == 1)
        #expect(stats["persisted_registered"] == 1)
    }

    @Test func remembersThatAServerDoesNotSupportThem() async throws {
        let client = try await TestClient()
        let url = try #require(
            URL(string: client.url().absoluteString + "&persisted=off")
        )
        let network = HTTPNetwork(url: url, interceptors: [.automaticPersistedQueries])
        for _ in 0..<3 {
            #expect(try await network.payloads(query()).first?["data"]?["hero"] != nil)
        }
        let stats = try await client.stats()
        #expect(stats["persisted_refusals"] == 1)
        #expect(stats["http_requests"] == 4)
    }

    /// As Ariadne answers, which knows nothing of persisted queries.
    @Test(arguments: [OperationKind.query, .mutation])
    func sendsTextsToAServerThatFindsRequestsWithoutThemBad(kind: OperationKind) async throws {
        let texts = Log<JSONValue?>()
        let transport = StubTransport { request in
            guard case .data(let body) = request.body else { throw CancellationError() }
            let text = try JSONValue(parsing: body)["query"]
            texts.append(text)
            return text == nil
                ? request.response(400, #"{"errors":[{"message":"The query must be a string."}]}"#)
                : request.response(200, #"{"data":{"a":1}}"#)
        }
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://localhost/graphql")),
            interceptors: [.automaticPersistedQueries],
            client: HTTPClient(transport: transport)
        )
        let request = RequestParameters(name: "Q", operationKind: kind, text: "{ a }")
        if kind == .mutation {
            // It may have run; the next one goes by its text.
            #expect(try await network.payloads(request).first?["errors"] != nil)
            #expect(try await network.payloads(request) == [["data": ["a": 1]]])
            #expect(texts.all == [nil, "{ a }"])
        } else {
            for _ in 0..<2 { #expect(try await network.payloads(request) == [["data": ["a": 1]]]) }
            #expect(texts.all == [nil, "{ a }", "{ a }"])
        }
    }

    /// The server knows the hash, runs the mutation, and answers with a status of failure.
    @Test(arguments: [400, 422, 500], ["text/plain", "application/json"])
    func aMutationByItsHashRunsOnce(status: Int, type: String) async throws {
        for id in [nil, "my-id"] { try await aMutationRunsOnce(status, type, id) }
    }

    private func aMutationRunsOnce(_ status: Int, _ type: String, _ id: String?) async throws {
        let runs = Log<Void>()
        let transport = StubTransport { request in
            runs.append(())
            return request.response(status, #"{"errors":[{"message":"bad"}]}"#, type: type)
        }
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://localhost/graphql")),
            interceptors: [.automaticPersistedQueries],
            client: HTTPClient(transport: transport)
        )
        let mutation = RequestParameters(
            name: "M",
            operationKind: .mutation,
            text: "mutation M { a }",
            id: id
        )
        for count in 1...3 {
            _ = try? await network.payloads(mutation)
            #expect(runs.count == count)
        }
    }

    @Test func aQuerySettlesWhatAMutationLeftInDoubt() async throws {
        let texts = Log<JSONValue?>()
        let transport = StubTransport { request in
            guard case .data(let body) = request.body else { throw CancellationError() }
            let text = try JSONValue(parsing: body)["query"]
            texts.append(text)
            return texts.count == 1
                ? request.response(400, #"{"errors":[{"message":"Variable `$a` is missing."}]}"#)
                : request.response(200, #"{"data":{"a":1}}"#)
        }
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://localhost/graphql")),
            interceptors: [.automaticPersistedQueries],
            client: HTTPClient(transport: transport)
        )
        func run(_ kind: OperationKind) async throws {
            _ = try await network.payloads(
                RequestParameters(name: "Q", operationKind: kind, text: "{ a }")
            )
        }
        for kind in [OperationKind.mutation, .mutation, .query, .mutation] { try await run(kind) }
        #expect(texts.all == [nil, "{ a }", nil, nil])
    }

    /// As Strawberry refuses a request without a text, and as graphene's server fails at it.
    @Test(arguments: [
        (OperationKind.query, 400), (.mutation, 400), (.query, 422), (.query, 500),
        (.mutation, 500),
    ])
    func sendsTextsToAServerThatFailsWithoutThem(kind: OperationKind, status: Int) async throws {
        let texts = Log<JSONValue?>()
        let transport = StubTransport { request in
            guard case .data(let body) = request.body else { throw CancellationError() }
            let text = try JSONValue(parsing: body)["query"]
            texts.append(text)
            return text == nil
                ? request.response(status, "No GraphQL query found", type: "text/plain")
                : request.response(200, #"{"data":{"a":1}}"#)
        }
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://localhost/graphql")),
            interceptors: [.automaticPersistedQueries],
            client: HTTPClient(transport: transport)
        )
        let request = RequestParameters(name: "Q", operationKind: kind, text: "{ a }")
        if kind == .mutation {
            // It may have run; the next one goes by its text.
            let error = await network.failure(of: request)
            #expect(error?.description.contains("status \(status)") == true)
            #expect(texts.all == [nil])
            #expect(try await network.payloads(request) == [["data": ["a": 1]]])
            #expect(texts.all == [nil, "{ a }"])
        } else {
            for _ in 0..<2 { #expect(try await network.payloads(request) == [["data": ["a": 1]]]) }
            #expect(texts.all == [nil, "{ a }", "{ a }"])
        }
    }

    @Test func aBadRequestToAServerThatKnowsHashesIsDelivered() async throws {
        let count = Log<Void>()
        let transport = StubTransport { request in
            count.append(())
            return count.count == 1
                ? request.response(200, #"{"data":{}}"#)
                : request.response(400, #"{"errors":[{"message":"Variable `$a` is missing."}]}"#)
        }
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://localhost/graphql")),
            interceptors: [.automaticPersistedQueries],
            client: HTTPClient(transport: transport)
        )
        _ = try await network.payloads(query())
        #expect(try await network.payloads(query()).first?["errors"]?.array?.count == 1)
        #expect(count.count == 2)
    }

    @Test func anOperationGoesByTheIDThatTheCompilerGaveIt() async throws {
        let sent = Log<JSONValue>()
        let transport = StubTransport { request in
            if case .data(let body) = request.body { sent.append(try JSONValue(parsing: body)) }
            let isKnown = sent.count > 1
            return request.response(
                200,
                isKnown ? #"{"data":{}}"# : #"{"errors":[{"message":"PersistedQueryNotFound"}]}"#
            )
        }
        let network = HTTPNetwork(
            url: try #require(URL(string: "http://localhost/graphql")),
            interceptors: [.automaticPersistedQueries],
            client: HTTPClient(transport: transport)
        )
        let request = RequestParameters(
            name: "Q",
            operationKind: .query,
            text: "query Q { a }",
            id: "my-id"
        )
        #expect(try await network.payloads(request) == [["data": [:]]])
        let hashes = sent.all.map { $0["extensions"]?["persistedQuery"]?["sha256Hash"]?.string }
        #expect(hashes == ["my-id", "my-id"])
        #expect(sent.all.map { $0["query"] } == [nil, "query Q { a }"])
    }

    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            String(repeating: "a", count: 1_000_000),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        ),
    ])
    func hashesAsTheStandardSays(text: String, hash: String) {
        #expect(SHA256.hex(of: text) == hash)
    }
}
