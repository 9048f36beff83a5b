import CatalogFeature
import Relay
import ShopAPI
import Testing

struct CatalogTests {
    @Test func showsARowForEachProduct() async throws {
        let environment = RelayEnvironment(network: SampleServer())
        let lines = try await catalog(in: environment)
        #expect(lines == ["Atlas (book), 24.50 €", "Kite (toy), 12.00 $"])
    }

    @Test func showsNothingOfAnEmptyShop() async throws {
        let empty = SampleServer(answer: #"{"data": {"catalog": []}}"#)
        #expect(try await catalog(in: RelayEnvironment(network: empty)).isEmpty)
    }
}
