import Foundation
import Relay
import Testing

@testable import RelayNetworking

/// Which queries share a request, without a server.
struct BatcherTests {
    @Test(.bug(id: "abandoned-batch", "A query failed because another one had been cancelled."))
    func aQueryDoesNotJoinABatchThatAllHaveLeft() async throws {
        let url = try #require(URL(string: "http://localhost/graphql"))
        let transport = StubTransport { request in
            try Task.checkCancellation()
            return request.response(200, #"{"data":{"a":1}}"#)
        }
        let encoding = GraphQLRequestEncoding(
            url: url,
            headers: [:],
            queries: .post,
            subscriptions: .serverSentEvents,
            timeout: .seconds(60),
            operationID: .persistedQueryExtension,
            bodyLimit: 1 << 20
        )
        let exchange = GraphQLExchange(
            encoding: encoding,
            client: HTTPClient(transport: transport)
        )
        let batcher = Batcher(.init(window: .milliseconds(20)), exchange: exchange)
        let query = NetworkRequest(
            parameters: .query("{ a }"),
            variables: [:],
            cacheConfig: CacheConfig()
        )
        for _ in 0..<200 {
            let first = Task { _ = try await batcher.perform(query) }
            try await Task.sleep(for: .milliseconds(2))
            first.cancel()
            let payloads = try await batcher.perform(query)
            #expect(payloads.first == Data(#"{"data":{"a":1}}"#.utf8))
        }
    }
}
