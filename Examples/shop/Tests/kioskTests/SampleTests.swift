import DesignSystem
import DesignSystemSamples
import Relay
import RelayTesting
import ShopAPI
import Testing

@testable import kiosk

/// The offer of the day with samples, and with responses that the test makes.
struct SampleTests {
    private let mock = MockEnvironment()

    @Test func showsTheProductOfASample() async throws {
        let row = ProductRow_product.Data.sample(title: "Atlas", category: .toys)
        mock.answer(KioskQuery.self, with: .sample(product: .sample(productRow_product: row)))
        #expect(try await offer("p1", in: mock.environment) == "Atlas (toy), 0.42 €")
    }
}

struct MockTests {
    private let mock = MockEnvironment()

    @Test func showsNothingThatIsNotSold() async throws {
        mock.answer(KioskQuery.self, with: ["product": .null])
        #expect(try await offer("p1", in: mock.environment) == nil)
    }
}
