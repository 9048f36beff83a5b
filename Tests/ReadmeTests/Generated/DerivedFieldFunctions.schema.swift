// @generated DerivedFieldFunctions.schema sha256:681647a07ae1ed9a36dab36490ec0d45e372e7bcded17b16b5661061813b4d08
// Made by relay-generator from the schema. Do not edit.
@_spi(Generated) import Relay

/// The functions of derived fields, which the app implements.
nonisolated protocol DerivedFieldFunctions: Relay.DerivedFields {
    /// Who wrote the story, and how it was received.
    ///
    /// The field `Story.creditLine`.
    func storyCreditLine(_ story: CreditLine_story.Data, length: LineLength) throws -> Swift.String
}

nonisolated extension DerivedFieldFunctions {
    /// The functions, by the names of their fields.
    var derivedFields: [Relay.DerivedField] {
        var fields = [Relay.DerivedField]()
        fields.append(Relay.DerivedField("Story.creditLine", of: CreditLine_story.self, { object, arguments in try self.storyCreditLine(object, length: arguments.value("length", default: "LONG")) }))
        return fields
    }
}
