// @generated DeputyRow_person.graphql sha256:f245bdb76f4c0b97a07df6d25c86cc7b7343d8ae9b4406ffd93d780702484933
// Made by relay-generator from GraphQL/Rows.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum DeputyRow_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment DeputyRow_person on type Person
            template fragment DeputyRow_person on Person{id first ...Deputy_person}
            arguments
             style: enum NameStyle
            normalization
             id: ID!
             first: String
             ...Deputy_person
            reader
             id
             first
             deputy @derived(field: "Person.deputy", query: "DeputyRow_person_deputy", keys: "ids", type: "Person")
              id
              last
              ...EdgeRow_person(style: $style)
            """#, fragments: [Deputy_person.artifact, EdgeRow_person.artifact], queries: [DeputyRow_person_deputy.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let first: Swift.String?
        /// Who stands in.
        let deputy: Deputy?

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.first = reader.optionalString(1)
            self.deputy = reader.optionalObject(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.optionalString(a.first, b.first)
            e.optionalObject(a.deputy, b.deputy)
            return e.isEqual
        }

        nonisolated struct Deputy: Relay.Selection, Swift.Identifiable {
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
