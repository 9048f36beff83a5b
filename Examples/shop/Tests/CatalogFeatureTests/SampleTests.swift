import CatalogFeature
import CatalogFeatureSamples
import DesignSystemSamples
import Relay
import RelayTesting
import Testing

struct SampleTests {
    @Test func showsTheProductsOfASample() async throws {
        let mock = MockEnvironment()
        let product = CatalogQuery.Data.sample(
            catalog: [.sample(productRow_product: .sample(title: "Atlas"))]
        )
        mock.answer(CatalogQuery.self, with: product)
        #expect(try await catalog(in: mock.environment) == ["Atlas (book), 0.42 €"])
    }
}
