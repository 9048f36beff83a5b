// @generated ShelfCountQuery.graphql sha256:e7fd496d75e1824e56843a85bf25ef10e5489d12fec36460f32845ad4f593c7b
// Made by relay-generator from GraphQL/Growth.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ShelfCountQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ShelfCountQuery
            text query ShelfCountQuery{shelf{id count}}
            normalization
             shelf: type Shelf!
              id: ID!
              count: Int!
            reader
             shelf
              id
              count
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let shelf: Shelf

        init(_ reader: inout Relay.Reader) {
            self.shelf = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.shelf, b.shelf)
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
    }
}
