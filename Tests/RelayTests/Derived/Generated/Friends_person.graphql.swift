// @generated Friends_person.graphql sha256:fb61bae946d63c9c318719aae70842dfc778d3643704e04d017f52e1cc0d4177
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Friends_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Friends_person on type Person
            text fragment Friends_person on Person{friendIDs}
            normalization
             friendIDs: [ID]!
            reader
             friendIDs
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let friendIDs: [Relay.ID?]

        init(_ reader: inout Relay.Reader) {
            self.friendIDs = reader.value(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.value(a.friendIDs, b.friendIDs)
            return e.isEqual
        }
    }
}
