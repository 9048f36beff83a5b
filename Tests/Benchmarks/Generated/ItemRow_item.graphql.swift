// @generated ItemRow_item.graphql sha256:8ae76d5bed00719341cbcd2512e10d4e3d371d6c9240c79a21d5b4daadf49181
// Made by relay-generator from GraphQL/Workloads.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum ItemRow_item: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment ItemRow_item on type Item
            text fragment ItemRow_item on Item{name value}
            normalization
             name: String!
             value: Int!
            reader
             name
             value
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let name: Swift.String
        let value: Swift.Int

        init(_ reader: inout Relay.Reader) {
            self.name = reader.string(0)
            self.value = reader.int(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.name, b.name)
            e.int(a.value, b.value)
            return e.isEqual
        }
    }
}
