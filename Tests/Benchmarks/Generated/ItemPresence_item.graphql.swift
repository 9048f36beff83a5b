// @generated ItemPresence_item.graphql sha256:98365509dc64aff17a82d7d600ace7567c9a21a0934b41f036b52dfca30d8ded
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum ItemPresence_item: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment ItemPresence_item on type Item
            text fragment ItemPresence_item on Item{id}
            normalization
             id: ID!
            reader
             id
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            return e.isEqual
        }
    }
}
