// @generated KioskQuery.sample sha256:13421c629d20f519f4e5526a1768fae5d135317685c2f29963722260f998f74f
// Made by relay-generator from kiosk/Offer.swift. Do not edit.
@testable import kiosk
import DesignSystem
import DesignSystemSamples
import RelayTesting

nonisolated extension KioskQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<KioskQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(product: KioskQuery.ObjectSample<KioskQuery.Data.Product>? = nil) -> Self {
        return KioskQuery.Data.sample(product: product)
    }
}

nonisolated extension KioskQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(product: KioskQuery.ObjectSample<KioskQuery.Data.Product>? = nil) -> RelayTesting.Sample<KioskQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: product)
        return .init(fields)
    }
}

nonisolated extension KioskQuery.ObjectSample<KioskQuery.Data.Product> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(productRow_product: RelayTesting.Sample<ProductRow_product> = ProductRow_product.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Product")
        fields.set(0, fragment: productRow_product)
        return .init(fields)
    }
}
