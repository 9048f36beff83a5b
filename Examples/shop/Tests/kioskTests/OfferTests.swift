import CatalogFeature
import Foundation
import Relay
import ShopAPI
import Testing

@testable import kiosk

struct OfferTests {
    /// Counts what is asked of the shop.
    ///
    /// A class because the environment's copy and the test's share the count.
    private final class CountingServer: Network, @unchecked Sendable {  // because of `lock`.
        private let lock = NSLock()
        private var count = 0

        var requests: Int { lock.withLock { count } }

        func execute(
            request: RequestParameters,
            variables: VariableData,
            cacheConfig: CacheConfig
        ) -> AsyncThrowingStream<Data, any Error> {
            lock.withLock { count += 1 }
            return SampleServer().execute(
                request: request,
                variables: variables,
                cacheConfig: cacheConfig
            )
        }
    }

    @Test func aDetailAfterTheListCostsNoRequest() async throws {
        let server = CountingServer()
        let environment = RelayEnvironment(network: server)
        _ = try await catalog(in: environment)
        #expect(server.requests == 1)
        #expect(try await offer("p2", in: environment) == "Kite (toy), 12.00 $")
        #expect(try await offer("p1", in: environment) == "Atlas (book), 24.50 €")
        #expect(server.requests == 1)
    }

    @Test func whatTheStoreDoesNotKnowIsAskedFor() async throws {
        let server = CountingServer()
        let environment = RelayEnvironment(network: server)
        #expect(try await offer("p1", in: environment) == "Atlas (book), 24.50 €")
        #expect(server.requests == 1)
        _ = try await catalog(in: environment)
        _ = try await offer("p9", in: environment)
        #expect(server.requests == 3)
    }
}
