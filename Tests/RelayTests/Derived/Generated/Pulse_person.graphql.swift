// @generated Pulse_person.graphql sha256:430fd905390f9fe4e33a408383194e9c31dcb8d9a8dc14d1c6e66dbaf445413d
// Made by relay-generator from GraphQL/Live.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Pulse_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Pulse_person on type Person
            text fragment Pulse_person on Person{...Mood_person}
            spreads Mood_person
            normalization
             ...Mood_person
            reader
             heartRate @derived(field: "Person.heartRate")
            """#, fragments: [Mood_person.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let heartRate: Swift.Int

        init(_ reader: inout Relay.Reader) {
            self.heartRate = reader.int(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.int(a.heartRate, b.heartRate)
            return e.isEqual
        }
    }
}
