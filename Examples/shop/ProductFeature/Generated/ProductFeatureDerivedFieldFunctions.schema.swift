// @generated ProductFeatureDerivedFieldFunctions.schema sha256:eeb6705aa6ae035b204148a6f315c9da744d240b292b93d504cb26aa9165663d
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) package import Relay

/// The functions of derived fields, which the app implements.
package nonisolated protocol ProductFeatureDerivedFieldFunctions: Relay.DerivedFields {
    /// The related product that costs the least.
    ///
    /// The field `Product.cheapest`. Returns the key that `product(id:)` takes.
    func productCheapest(_ product: CheapestRelated_product.Data) throws -> Relay.ID?

    /// The user's wish for the product.
    ///
    /// The field `Product.wish`. Returns the `id` of a `Wish`.
    func productWish(_ product: WishedProduct_product.Data) throws -> Relay.ID?
}

nonisolated extension ProductFeatureDerivedFieldFunctions {
    /// The functions, by the names of their fields.
    package var derivedFields: [Relay.DerivedField] {
        var fields = [Relay.DerivedField]()
        fields.append(Relay.DerivedField("Product.cheapest", of: CheapestRelated_product.self, { object, _ in try self.productCheapest(object) }))
        fields.append(Relay.DerivedField("Product.wish", of: WishedProduct_product.self, { object, _ in try self.productWish(object) }))
        return fields
    }
}
