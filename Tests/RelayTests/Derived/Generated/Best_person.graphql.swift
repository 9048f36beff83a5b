// @generated Best_person.graphql sha256:80b2c1e0b854f0dd0c8195e9945c223391355ad4be09de6e597fb9ba64f1c9c6
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Best_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Best_person on type Person
            text fragment Best_person on Person{scores}
            normalization
             scores: [Int!]!
            reader
             scores
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let scores: [Swift.Int]

        init(_ reader: inout Relay.Reader) {
            self.scores = reader.value(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.value(a.scores, b.scores)
            return e.isEqual
        }
    }
}
