// @generated ProductRow_product.sample sha256:9187325e3cdb8c56ac551dc923db9da99dbf0078919b2cbe9670630bd9287557
// Made by relay-generator from DesignSystem/ProductRow.swift. Do not edit.
package import DesignSystem
package import RelayTesting
package import ShopAPI

package nonisolated enum ProductRow_productSamples {
    package nonisolated enum Price {
    }
}

nonisolated extension ProductRow_product {
    /// Samples of the objects in the data.
    package nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        package let fields: RelayTesting.SampleFields

        package init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<ProductRow_product> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(title: Swift.String = "title", category: Category = RelayTesting.SampleDefault.value(), price: ProductRow_product.ObjectSample<ProductRow_productSamples.Price> = .sample()) -> Self {
        return ProductRow_product.Data.sample(title: title, category: category, price: price)
    }
}

nonisolated extension ProductRow_product.Data {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(title: Swift.String = "title", category: Category = RelayTesting.SampleDefault.value(), price: ProductRow_product.ObjectSample<ProductRow_productSamples.Price> = .sample()) -> RelayTesting.Sample<ProductRow_product> {
        var fields = RelayTesting.SampleFields("Product")
        fields.set(0, title, name: "title")
        fields.set(1, category, name: "category")
        fields.set(2, objects: price)
        return .init(fields)
    }
}

nonisolated extension ProductRow_product.ObjectSample<ProductRow_productSamples.Price> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(priceTag_money: RelayTesting.Sample<PriceTag_money> = PriceTag_money.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Money")
        fields.set(0, fragment: priceTag_money)
        return .init(fields)
    }
}
