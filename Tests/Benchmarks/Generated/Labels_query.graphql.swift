// @generated Labels_query.graphql sha256:80768923b7e67f74a2f6fa5be8b17d9a695594e37499e1a612d50df2f912b414
// Made by relay-generator from GraphQL/Growth.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Labels_query: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Labels_query on type Query
            text fragment Labels_query on Query{shelf{id count labels}}
            normalization
             shelf: type Shelf!
              id: ID!
              count: Int!
              labels: [String!]!
            reader
             shelf
              id
              count
              labels
            """#)
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
            let labels: [Swift.String]

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.count = reader.int(1)
                self.labels = reader.value(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.int(a.count, b.count)
                e.value(a.labels, b.labels)
                return e.isEqual
            }
        }
    }
}
