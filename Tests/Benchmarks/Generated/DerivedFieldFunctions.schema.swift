// @generated DerivedFieldFunctions.schema sha256:12f9cb1f23ee1896cdb5b940c28ba801cf553a4a31dc4545b06984a355d1daa0
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

/// The functions of derived fields, which the app implements.
nonisolated protocol DerivedFieldFunctions: Relay.DerivedFields {
    /// The field `Item.label`.
    func itemLabel(_ item: ItemLabel_item.Data) throws -> Swift.String

    /// The field `Item.partner`. Returns the key that `node(id:)` takes.
    func itemPartner(_ item: ItemPartner_item.Data) throws -> Relay.ID?

    /// The live field `Item.presence`.
    func itemPresence(_ item: ItemPresence_item.Data) throws -> Relay.LiveState<Swift.Int>
}

nonisolated extension DerivedFieldFunctions {
    /// The functions, by the names of their fields.
    var derivedFields: [Relay.DerivedField] {
        var fields = [Relay.DerivedField]()
        fields.append(Relay.DerivedField("Item.label", of: ItemLabel_item.self, { object, _ in try self.itemLabel(object) }))
        fields.append(Relay.DerivedField("Item.partner", of: ItemPartner_item.self, { object, _ in try self.itemPartner(object) }))
        fields.append(Relay.DerivedField("Item.presence", of: ItemPresence_item.self, live: { object, _ in try self.itemPresence(object) }))
        return fields
    }
}
