// @generated WishedProduct_product.sample sha256:4b0c78930b3b594e8391ab9922dca920450af47db68a4e26680cffcbfefd9a9c
// Made by relay-generator from ProductFeature/ProductPage.swift. Do not edit.
@_spi(Generated) package import Relay
package import ProductFeature
package import RelayTesting

nonisolated extension RelayTesting.Sample<WishedProduct_product> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(id: Relay.ID? = nil) -> Self {
        return WishedProduct_product.Data.sample(id: id)
    }
}

nonisolated extension WishedProduct_product.Data {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(id: Relay.ID? = nil) -> RelayTesting.Sample<WishedProduct_product> {
        var fields = RelayTesting.SampleFields("Product")
        fields.setID(0, id)
        return .init(fields)
    }
}
