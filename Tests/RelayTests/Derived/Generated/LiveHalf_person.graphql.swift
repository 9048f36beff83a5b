// @generated LiveHalf_person.graphql sha256:82a2690355a0ee25a6a6c27731212c41c7e0484f89d0f64831d0e41282c70a6c
// Made by relay-generator from GraphQL/Live.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum LiveHalf_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment LiveHalf_person on type Person
            text fragment LiveHalf_person on Person{born ...Mood_person}
            spreads Mood_person
            normalization
             born: Int!
             ...Mood_person
            reader
             born
             heartRate @catch(to: RESULT) @derived(field: "Person.heartRate")
            """#, fragments: [Mood_person.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let born: Swift.Int
        let heartRate: Swift.Result<Swift.Int, Relay.FieldErrors>

        init(_ reader: inout Relay.Reader) {
            self.born = reader.int(0)
            self.heartRate = reader.value(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.int(a.born, b.born)
            e.value(a.heartRate, b.heartRate)
            return e.isEqual
        }
    }
}
