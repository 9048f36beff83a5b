// @generated ItemPartner_item.graphql sha256:08f097fdd14244333cf9d5ec3043c99af1f36e0c26935788b1e4224a9d3deeda
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum ItemPartner_item: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment ItemPartner_item on type Item
            text fragment ItemPartner_item on Item{id value}
            normalization
             id: ID!
             value: Int!
            reader
             id
             value
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let value: Swift.Int

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.value = reader.int(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.int(a.value, b.value)
            return e.isEqual
        }
    }
}
