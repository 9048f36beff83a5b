import DesignSystemSamples
import ProductFeature
import ProductFeatureSamples
import RelayTesting
import ShopAPI
import Testing

struct SampleTests {
    // The fragments of the design system are sampled through their references.
    @Test func showsReviewsAndRelatedProducts() throws {
        let product = ProductPage_product.Data.sample(
            title: "Kite",
            price: .sample(priceTag_money: .sample(amount: 1_200)),
            reviews: [.sample(reviewLine_review: .sample(author: "Ann", stars: 3))],
            related: [.sample(productRow_product: .sample(title: "Atlas", category: .toys))],
            cheapest: .sample(productRow_product: .sample(title: "Globe", category: .toys)),
            wish: .sample(reason: "Bo")
        )
        #expect(
            try productPage(product.ref, in: product.environment) == [
                "Kite for 12.00 €", "*** by Ann", "see also: Atlas (toy), 0.42 €",
                "cheapest: Globe (toy), 0.42 €", "on your list for Bo",
            ]
        )
    }
}
