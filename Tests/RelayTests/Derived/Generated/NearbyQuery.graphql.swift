// @generated NearbyQuery.graphql sha256:64b6be340691685e26bae6427a419d301845a4df6bda956ced21d4f7edc62096
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct NearbyQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query NearbyQuery
            text query NearbyQuery{people{id ...Nearby_person}}
            spreads Nearby_person
            normalization
             people: [type Person!]!
              id: ID!
              ...Nearby_person
            reader
             people
              id
              ...Nearby_person
            """#, fragments: [Nearby_person.artifact])
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
            let nearby_person: Nearby_person.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.nearby_person = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.nearby_person, b.nearby_person)
                return e.isEqual
            }
        }
    }
}
