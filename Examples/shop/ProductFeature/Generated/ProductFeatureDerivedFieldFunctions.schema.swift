// @generated ProductFeatureDerivedFieldFunctions.schema sha256:8813ce225e103b2a18ef694d9e814052e3ba663d0742c9b6edc502b691991420
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) package import Relay

/// The functions of derived fields, which the app implements.
package nonisolated protocol ProductFeatureDerivedFieldFunctions: Relay.DerivedFields {
    /// The related product that costs the least.
    ///
    /// The field `Product.cheapest`. Returns the key that `product(id:)` takes.
    func productCheapest(_ product: CheapestRelated_product.Data) throws -> Relay.ID?
}

nonisolated extension ProductFeatureDerivedFieldFunctions {
    /// The functions, by the names of their fields.
    package var derivedFields: [Relay.DerivedField] {
        var fields = [Relay.DerivedField]()
        fields.append(Relay.DerivedField("Product.cheapest", of: CheapestRelated_product.self, { object, _ in try self.productCheapest(object) }))
        return fields
    }
}
