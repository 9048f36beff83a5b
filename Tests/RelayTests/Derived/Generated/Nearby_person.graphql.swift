// @generated Nearby_person.graphql sha256:53c5a1aa0cb67fcc3db577a14b93ee1c6aaadf1cfa526609bb6543aeabb45899
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Nearby_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Nearby_person on type Person
            text fragment Nearby_person on Person{id ...Mood_person}
            spreads Mood_person
            normalization
             id: ID!
             ...Mood_person
            reader
             id
             nearby @derived(field: "Person.nearby", query: "Nearby_person_nearby", keys: "ids", type: "Person")
              id
              last
              ...EdgeRow_person
            """#, fragments: [EdgeRow_person.artifact, Mood_person.artifact], queries: [Nearby_person_nearby.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let nearby: [Nearby]?

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.nearby = reader.optionalObjects(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.optionalObjects(a.nearby, b.nearby)
            return e.isEqual
        }

        nonisolated struct Nearby: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let last: Swift.String
            let edgeRow_person: EdgeRow_person.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.last = reader.string(1)
                self.edgeRow_person = reader.fragment(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.last, b.last)
                e.fragment(a.edgeRow_person, b.edgeRow_person)
                return e.isEqual
            }
        }
    }
}
