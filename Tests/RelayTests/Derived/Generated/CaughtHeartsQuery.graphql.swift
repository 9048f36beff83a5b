// @generated CaughtHeartsQuery.graphql sha256:36de3e0fc523f1ab3d204a5ef79ff74daf8dc319ec2e2ba794dc0b23196c1bdd
// Made by relay-generator from GraphQL/Live.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct CaughtHeartsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query CaughtHeartsQuery
            text query CaughtHeartsQuery{people{id ...Mood_person}}
            spreads Mood_person
            normalization
             people: [type Person!]!
              id: ID!
              ...Mood_person
            reader
             people
              id
              heartRate @catch(to: RESULT) @derived(field: "Person.heartRate")
              mood @derived(field: "Person.mood")
            """#, fragments: [Mood_person.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let people: [People]

        init(_ reader: inout Relay.Reader) {
            self.people = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.people, b.people)
            return e.isEqual
        }

        nonisolated struct People: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let heartRate: Swift.Result<Swift.Int, Relay.FieldErrors>
            /// What someone does just now.
            let mood: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.heartRate = reader.value(1)
                self.mood = reader.optionalString(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.value(a.heartRate, b.heartRate)
                e.optionalString(a.mood, b.mood)
                return e.isEqual
            }
        }
    }
}
