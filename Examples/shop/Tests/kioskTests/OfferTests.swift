import CatalogFeature
import Relay
import ShopAPI
import Testing

@testable import kiosk

struct OfferTests {
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
