// @generated CatalogQuery.sample sha256:eb9214d8b19f9b6c53ba7cf43c5e21eb776b51ae38706728a8cbe5c9a46895b6
// Made by relay-generator from CatalogFeature/Catalog.swift. Do not edit.
@_spi(Generated) package import Relay
package import CatalogFeature
package import DesignSystem
import DesignSystemSamples
package import RelayTesting

nonisolated extension CatalogQuery {
    /// Samples of the objects in the data.
    package nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        package let fields: RelayTesting.SampleFields

        package init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<CatalogQuery> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(catalog: [CatalogQuery.ObjectSample<CatalogQuery.Data.Catalog>] = [.sample()]) -> Self {
        return CatalogQuery.Data.sample(catalog: catalog)
    }
}

nonisolated extension CatalogQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(catalog: [CatalogQuery.ObjectSample<CatalogQuery.Data.Catalog>] = [.sample()]) -> RelayTesting.Sample<CatalogQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: catalog)
        return .init(fields)
    }
}

nonisolated extension CatalogQuery.ObjectSample<CatalogQuery.Data.Catalog> {
    /// A sample with the defaults of the fields that are not given.
    package static func sample(id: Relay.ID? = nil, productRow_product: RelayTesting.Sample<ProductRow_product> = ProductRow_product.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Product")
        fields.setID(0, id)
        fields.set(1, fragment: productRow_product)
        return .init(fields)
    }
}
