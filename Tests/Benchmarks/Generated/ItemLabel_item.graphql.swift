// @generated ItemLabel_item.graphql sha256:9b4404649e3695c845dfa3775f3008d5b4ff33bba278a7e962a7d23ce4fba24d
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum ItemLabel_item: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment ItemLabel_item on type Item
            text fragment ItemLabel_item on Item{value}
            normalization
             value: Int!
            reader
             value
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let value: Swift.Int

        init(_ reader: inout Relay.Reader) {
            self.value = reader.int(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.int(a.value, b.value)
            return e.isEqual
        }
    }
}
