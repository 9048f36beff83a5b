// @generated ProductPage_product.sample sha256:20197abaa20a1ab1f287ca6c3bbe7bc5081639c680a39b6a8a7bf50c83f18d35
// Made by relay-generator from ProductFeature/ProductPage.swift. Do not edit.
@_spi(Generated) package import Relay
package import DesignSystem
import DesignSystemSamples
package import ProductFeature
package import RelayTesting

package nonisolated enum ProductPage_productSamples {
    package nonisolated enum Price {
    }

    package nonisolated enum Review {
    }

    package nonisolated enum Related {
    }

    package nonisolated enum Cheapest {
    }

    package nonisolated enum Wish {
    }
}

nonisolated extension ProductPage_product {
    /// Samples of the objects in the data.
    package nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        package let fields: RelayTesting.SampleFields

        package init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<ProductPage_product> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(title: Swift.String = "title", price: ProductPage_product.ObjectSample<ProductPage_productSamples.Price> = .sample(), reviews: [ProductPage_product.ObjectSample<ProductPage_productSamples.Review>] = [.sample()], related: [ProductPage_product.ObjectSample<ProductPage_productSamples.Related>] = [.sample()], cheapest: ProductPage_product.ObjectSample<ProductPage_productSamples.Cheapest>? = nil, wish: ProductPage_product.ObjectSample<ProductPage_productSamples.Wish>? = nil) -> Self {
        return ProductPage_product.Data.sample(title: title, price: price, reviews: reviews, related: related, cheapest: cheapest, wish: wish)
    }
}

nonisolated extension ProductPage_product.Data {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(title: Swift.String = "title", price: ProductPage_product.ObjectSample<ProductPage_productSamples.Price> = .sample(), reviews: [ProductPage_product.ObjectSample<ProductPage_productSamples.Review>] = [.sample()], related: [ProductPage_product.ObjectSample<ProductPage_productSamples.Related>] = [.sample()], cheapest: ProductPage_product.ObjectSample<ProductPage_productSamples.Cheapest>? = nil, wish: ProductPage_product.ObjectSample<ProductPage_productSamples.Wish>? = nil) -> RelayTesting.Sample<ProductPage_product> {
        var fields = RelayTesting.SampleFields("Product")
        fields.set(0, title, name: "title")
        fields.set(1, objects: price)
        fields.set(2, objects: reviews)
        fields.set(3, objects: related)
        fields.set(4, objects: cheapest)
        fields.set(5, objects: wish)
        return .init(fields)
    }
}

nonisolated extension ProductPage_product.ObjectSample<ProductPage_productSamples.Price> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(priceTag_money: RelayTesting.Sample<PriceTag_money> = PriceTag_money.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Money")
        fields.set(0, fragment: priceTag_money)
        return .init(fields)
    }
}

nonisolated extension ProductPage_product.ObjectSample<ProductPage_productSamples.Review> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(id: Relay.ID? = nil, reviewLine_review: RelayTesting.Sample<ReviewLine_review> = ReviewLine_review.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Review")
        fields.setID(0, id)
        fields.set(1, fragment: reviewLine_review)
        return .init(fields)
    }
}

nonisolated extension ProductPage_product.ObjectSample<ProductPage_productSamples.Related> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(id: Relay.ID? = nil, productRow_product: RelayTesting.Sample<ProductRow_product> = ProductRow_product.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Product")
        fields.setID(0, id)
        fields.set(1, fragment: productRow_product)
        return .init(fields)
    }
}

nonisolated extension ProductPage_product.ObjectSample<ProductPage_productSamples.Cheapest> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(productRow_product: RelayTesting.Sample<ProductRow_product> = ProductRow_product.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Product")
        fields.set(0, fragment: productRow_product)
        return .init(fields)
    }
}

nonisolated extension ProductPage_product.ObjectSample<ProductPage_productSamples.Wish> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(reason: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Wish")
        fields.set(0, reason, name: "reason")
        return .init(fields)
    }
}
