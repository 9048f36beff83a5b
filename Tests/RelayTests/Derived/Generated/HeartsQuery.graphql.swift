// @generated HeartsQuery.graphql sha256:4c573f790daeabba397c2231441e161bebaf307558700ddd9b565a624858de6c
// Made by relay-generator from GraphQL/Live.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct HeartsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query HeartsQuery
            text query HeartsQuery{people{id ...Mood_person}}
            spreads Mood_person
            normalization
             people: [type Person!]!
              id: ID!
              ...Mood_person
            reader
             people
              id
              heartRate @derived(field: "Person.heartRate")
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
            let heartRate: Swift.Int

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.heartRate = reader.int(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.int(a.heartRate, b.heartRate)
                return e.isEqual
            }
        }
    }
}
