// @generated LiveCaught_person.graphql sha256:a9b999ea32c60b261267b00834e3882fb3fefd7d62fb6d96262163255931cf95
// Made by relay-generator from GraphQL/Live.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum LiveCaught_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment LiveCaught_person on type Person
            text fragment LiveCaught_person on Person{...Mood_person}
            spreads Mood_person
            normalization
             ...Mood_person
            reader
             heartRate @catch(to: RESULT) @derived(field: "Person.heartRate")
             mood @catch(to: RESULT) @derived(field: "Person.mood")
            """#, fragments: [Mood_person.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let heartRate: Swift.Result<Swift.Int, Relay.FieldErrors>
        /// What someone does just now.
        let mood: Swift.Result<Swift.String?, Relay.FieldErrors>

        init(_ reader: inout Relay.Reader) {
            self.heartRate = reader.value(0)
            self.mood = reader.value(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.value(a.heartRate, b.heartRate)
            e.value(a.mood, b.mood)
            return e.isEqual
        }
    }
}
