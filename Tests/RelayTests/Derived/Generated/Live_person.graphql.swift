// @generated Live_person.graphql sha256:34036a1855ec42443f770f9f0a580f51616265dd2a8c3794960b19e69b2dcf4d
// Made by relay-generator from GraphQL/Live.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Live_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Live_person on type Person
            text fragment Live_person on Person{id ...Mood_person}
            spreads Mood_person
            normalization
             id: ID!
             ...Mood_person
            reader
             id
             mood @derived(field: "Person.mood")
             heartRate @derived(field: "Person.heartRate")
            """#, fragments: [Mood_person.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        /// What someone does just now.
        let mood: Swift.String?
        let heartRate: Swift.Int

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.mood = reader.optionalString(1)
            self.heartRate = reader.int(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.optionalString(a.mood, b.mood)
            e.int(a.heartRate, b.heartRate)
            return e.isEqual
        }
    }
}
