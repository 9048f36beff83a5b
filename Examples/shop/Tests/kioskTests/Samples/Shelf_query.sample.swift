// @generated Shelf_query.sample sha256:653edab88e639443180826c5bd6193096c087d228878cfb43277c5a71ab2f8d3
// Made by relay-generator from kiosk/Shelf.swift. Do not edit.
@_spi(Generated) import Relay
@testable import kiosk
import DesignSystem
import DesignSystemSamples
import RelayTesting

nonisolated extension Shelf_query {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<Shelf_query> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(shelf: Shelf_query.ObjectSample<Shelf_query.Data.Shelf> = .sample()) -> Self {
        return Shelf_query.Data.sample(shelf: shelf)
    }
}

nonisolated extension Shelf_query.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(shelf: Shelf_query.ObjectSample<Shelf_query.Data.Shelf> = .sample()) -> RelayTesting.Sample<Shelf_query> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: shelf)
        return .init(fields)
    }
}

nonisolated extension Shelf_query.ObjectSample<Shelf_query.Data.Shelf> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(products: [Shelf_query.ObjectSample<Shelf_query.Data.Shelf.Product>] = [.sample()], count: Swift.Int = 42) -> Self {
        var fields = RelayTesting.SampleFields("Shelf")
        fields.set(0, objects: products)
        fields.set(1, count, name: "count")
        return .init(fields)
    }
}

nonisolated extension Shelf_query.ObjectSample<Shelf_query.Data.Shelf.Product> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, productRow_product: RelayTesting.Sample<ProductRow_product> = ProductRow_product.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Product")
        fields.setID(0, id)
        fields.set(1, fragment: productRow_product)
        return .init(fields)
    }
}
