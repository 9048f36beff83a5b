import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

#if !canImport(Darwin)
import FoundationNetworking
#endif

/// What URLSession is used for, and what it is not.
@Suite(.needsServer) struct URLSessionTransportTests {
    @Test(arguments: [
        ("application/json", true), ("Application/JSON; charset=utf-8", true),
        ("application/graphql-response+json", true), ("application/jsonl", false),
        ("application/json-seq", false), ("text/event-stream", false),
    ])
    func onlyWholeDocumentsAreCollected(type: String, isWhole: Bool) {
        var head = HTTPHead(status: 200)
        head.headers["Content-Type"] = type
        #expect(ResponseStart(head, method: .post).isJSON == isWhole)
    }

    @Test func keepsNoBodiesInACache() {
        let configuration = URLSessionConfiguration.default
        configuration.urlCache = .shared
        configuration.requestCachePolicy = .returnCacheDataElseLoad
        let own = URLSessionTransport(configuration: configuration).session.configuration
        #expect(own.urlCache == nil)
        #expect(own.requestCachePolicy == .reloadIgnoringLocalCacheData)
        // The caller's is left as it was.
        #expect(configuration.urlCache != nil)
    }

    @Test(.bug(id: "cancelled-exchange", "A request that was cancelled as it began was kept."))
    func keepsNoRequestThatHasEndedBeforeItIsSent() throws {
        let transport = URLSessionTransport()
        let request = HTTPRequest(url: try #require(URL(string: "http://localhost/")))
        let task = transport.session.dataTask(with: request.url)
        let exchange = Exchange(request, task: task, unreadLimit: 1, keeping: nil)
        exchange.cancel()
        _ = transport.exchanges.add(exchange, for: task)
        #expect(transport.exchanges.count == 0)
    }

    @Test func endsARequestThatIsReadTooSlowly() async throws {
        let client = try await TestClient()
        let transport = URLSessionTransport(unreadLimit: 1 << 20)
        let response = try await transport.send(
            client.request("{ blob(bytes: 8000000) }", fault: "stall@4000000")
        )
        #expect(try await client.count("http_disconnects", becomes: 1))
        let error = await #expect(throws: NetworkError.self) {
            for try await _ in response.body {}
        }
        guard case .readTooSlowly(limit: 1_048_576, _) = error else {
            Issue.record("got \(String(describing: error))")
            return
        }
    }
}
