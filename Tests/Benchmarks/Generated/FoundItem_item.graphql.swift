// @generated FoundItem_item.graphql sha256:f340808f2ea65ceccd85450d5e6d27b18baa618ba90e9337c86088351233c0f0
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum FoundItem_item: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment FoundItem_item on type Item
            text fragment FoundItem_item on Item{id name value}
            normalization
             id: ID!
             name: String!
             value: Int!
            reader
             id
             name
             value
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let name: Swift.String
        let value: Swift.Int

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.name = reader.string(1)
            self.value = reader.int(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.string(a.name, b.name)
            e.int(a.value, b.value)
            return e.isEqual
        }
    }
}
