// @generated Edges_person.graphql sha256:f53ae9e4db1e8e2c0a3ac9b714486f3bc35ce75d69572c15ff1ea28885e12099
// Made by relay-generator from GraphQL/Edges.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Edges_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Edges_person on type Person
            template fragment Edges_person on Person{id ...Deputy_person ...Friends_person}
            arguments
             count: Int! = 1
             style: enum NameStyle
            normalization
             id: ID!
             ...Deputy_person
             ...Friends_person
            reader
             id
             deputy @derived(field: "Person.deputy", query: "Edges_person_deputy", keys: "ids", type: "Person")
              id
              first
              best(count: $count) @derived(field: "Person.best")
              ...EdgeRow_person(style: $style)
             friends @derived(field: "Person.friends", query: "Edges_person_friends", keys: "ids", type: "Person")
              id
              last
            """#, fragments: [Best_person.artifact, Deputy_person.artifact, EdgeRow_person.artifact, Friends_person.artifact], queries: [Edges_person_deputy.artifact, Edges_person_friends.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        /// Who stands in.
        let deputy: Deputy?
        /// The friends, without the first ones.
        let friends: [Friend]

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.deputy = reader.optionalObject(1)
            self.friends = reader.objects(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.optionalObject(a.deputy, b.deputy)
            e.objects(a.friends, b.friends)
            return e.isEqual
        }

        nonisolated struct Deputy: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let first: Swift.String?
            let best: [Swift.Int]
            let edgeRow_person: EdgeRow_person.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.first = reader.optionalString(1)
                self.best = reader.value(2)
                self.edgeRow_person = reader.fragment(3)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.optionalString(a.first, b.first)
                e.value(a.best, b.best)
                e.fragment(a.edgeRow_person, b.edgeRow_person)
                return e.isEqual
            }
        }

        nonisolated struct Friend: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let last: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.last = reader.string(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.last, b.last)
                return e.isEqual
            }
        }
    }
}
