import Foundation
import Relay
import TestSupport
import Testing

@testable import RelayNetworking

/// Cancelling ends the request at the server, at once and without a result.
@Suite(.needsServer) struct CancellationTests {
    private let query = RequestParameters.query("{ hero { name } }")

    @Test func cancellingTheReaderEndsTheRequest() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(fault: "hang"))
        let reader = Task { try await network.payloads(query) }
        #expect(try await client.count("http_active", becomes: 1))
        reader.cancel()
        _ = await reader.result
        #expect(try await client.count("http_disconnects", becomes: 1))
        #expect(try await client.count("http_active", becomes: 0))
    }

    @Test func droppingTheStreamEndsTheRequest() async throws {
        let client = try await TestClient()
        let network = HTTPNetwork(url: client.url(fault: "hang"))
        var stream: AsyncThrowingStream<Data, any Error>? = network.execute(
            request: query,
            variables: [:],
            cacheConfig: CacheConfig()
        )
        #expect(try await client.count("http_active", becomes: 1))
        #expect(stream != nil)
        stream = nil
        #expect(try await client.count("http_active", becomes: 0))
    }

    @Test(arguments: TestedTransport.allCases)
    func cancellingInTheMiddleOfABodyEndsTheRequest(tested: TestedTransport) async throws {
        let client = try await TestClient()
        let transport = try tested.make()
        let response = try await transport.send(
            client.request("{ hero { name } }", fault: "stall@7")
        )
        let (started, start) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let reader = Task {
            for try await _ in response.body { start.yield() }
        }
        for await _ in started { break }
        reader.cancel()
        await #expect(throws: CancellationError.self) { try await reader.value }
        #expect(try await client.count("http_disconnects", becomes: 1))
    }

    @Test(arguments: TestedTransport.allCases)
    func aTaskCancelledBeforehandSendsNothing(tested: TestedTransport) async throws {
        let client = try await TestClient()
        let transport = try tested.make()
        let sender = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await transport.send(HTTPRequest(url: client.url()))
        }
        await #expect(throws: CancellationError.self) { try await sender.value }
        #expect(try await client.stats()["http_requests"] == nil)
    }
}
