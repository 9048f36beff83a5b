// @generated StoredRowsQuery.graphql sha256:c70ed207f8ba3529d7dca5d35d30113e45fff216aa1a1c5315f8ce02f40b444a
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StoredRowsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StoredRowsQuery
            text query StoredRowsQuery{shelf{id count} items{id name}}
            normalization
             shelf: type Shelf!
              id: ID!
              count: Int!
             items: [type Item!]!
              id: ID!
              name: String!
            reader
             shelf
              id
              count
             items
              id
              name
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let shelf: Shelf
        let items: [Item]

        init(_ reader: inout Relay.Reader) {
            self.shelf = reader.object(0)
            self.items = reader.objects(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.shelf, b.shelf)
            e.objects(a.items, b.items)
            return e.isEqual
        }

        /// A large value and a sibling that changes.
        nonisolated struct Shelf: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let count: Swift.Int

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.count = reader.int(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.int(a.count, b.count)
                return e.isEqual
            }
        }

        nonisolated struct Item: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let name: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.name = reader.string(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.name, b.name)
                return e.isEqual
            }
        }
    }
}
