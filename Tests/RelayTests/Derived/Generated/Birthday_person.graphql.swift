// @generated Birthday_person.graphql sha256:981e33b99396bbda5ee8d6e7ce573d1341d54245e52af9babd5a5608338b605d
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Birthday_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Birthday_person on type Person
            text fragment Birthday_person on Person{born}
            normalization
             born: Int!
            reader
             born
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let born: Swift.Int

        init(_ reader: inout Relay.Reader) {
            self.born = reader.int(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.int(a.born, b.born)
            return e.isEqual
        }
    }
}
