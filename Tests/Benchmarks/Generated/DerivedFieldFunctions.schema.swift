// @generated DerivedFieldFunctions.schema sha256:5ee656ec2d16ad3c767aef4b069832d8dbecdcc661edd1d97a434834f7e24465
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

/// The functions of derived fields, which the app implements.
nonisolated protocol DerivedFieldFunctions: Relay.DerivedFields {
    /// The field `Item.label`.
    func itemLabel(_ item: ItemLabel_item.Data) throws -> Swift.String

    /// The live field `Item.presence`.
    func itemPresence(_ item: ItemPresence_item.Data) throws -> Relay.LiveState<Swift.Int>
}

nonisolated extension DerivedFieldFunctions {
    /// The functions, by the names of their fields.
    var derivedFields: [Relay.DerivedField] {
        var fields = [Relay.DerivedField]()
        fields.append(Relay.DerivedField("Item.label", of: ItemLabel_item.self, { object, _ in try self.itemLabel(object) }))
        fields.append(Relay.DerivedField("Item.presence", of: ItemPresence_item.self, live: { object, _ in try self.itemPresence(object) }))
        return fields
    }
}
