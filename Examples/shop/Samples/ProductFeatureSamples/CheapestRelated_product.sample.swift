// @generated CheapestRelated_product.sample sha256:377cfb9d835db313d2c3c876e533c0b2e32a655feeebc887f3acebadfa9800e6
// Made by relay-generator from ProductFeature/ProductPage.swift. Do not edit.
@_spi(Generated) package import Relay
package import ProductFeature
package import RelayTesting

package nonisolated enum CheapestRelated_productSamples {
    package nonisolated enum Related {
        package nonisolated enum Price {
        }
    }
}

nonisolated extension CheapestRelated_product {
    /// Samples of the objects in the data.
    package nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        package let fields: RelayTesting.SampleFields

        package init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<CheapestRelated_product> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(related: [CheapestRelated_product.ObjectSample<CheapestRelated_productSamples.Related>] = [.sample()]) -> Self {
        return CheapestRelated_product.Data.sample(related: related)
    }
}

nonisolated extension CheapestRelated_product.Data {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(related: [CheapestRelated_product.ObjectSample<CheapestRelated_productSamples.Related>] = [.sample()]) -> RelayTesting.Sample<CheapestRelated_product> {
        var fields = RelayTesting.SampleFields("Product")
        fields.set(0, objects: related)
        return .init(fields)
    }
}

nonisolated extension CheapestRelated_product.ObjectSample<CheapestRelated_productSamples.Related> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(id: Relay.ID? = nil, price: CheapestRelated_product.ObjectSample<CheapestRelated_productSamples.Related.Price> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("Product")
        fields.setID(0, id)
        fields.set(1, objects: price)
        return .init(fields)
    }
}

nonisolated extension CheapestRelated_product.ObjectSample<CheapestRelated_productSamples.Related.Price> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(amount: Swift.Int = 42) -> Self {
        var fields = RelayTesting.SampleFields("Money")
        fields.set(0, amount, name: "amount")
        return .init(fields)
    }
}
