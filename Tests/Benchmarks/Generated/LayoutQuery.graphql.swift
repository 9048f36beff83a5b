// @generated LayoutQuery.graphql sha256:625d0455a8845f9f33722c912f07576f6672572d897dddec058ca5612f92a8ac
// Made by relay-generator from GraphQL/Growth.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct LayoutQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query LayoutQuery
            text query LayoutQuery{shelf{id count layout}}
            normalization
             shelf: type Shelf!
              id: ID!
              count: Int!
              layout: scalar JSON
            reader
             shelf
              id
              count
              layout
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
            let layout: Relay.JSONValue?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.count = reader.int(1)
                self.layout = reader.optionalValue(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.int(a.count, b.count)
                e.optionalValue(a.layout, b.layout)
                return e.isEqual
            }
        }
    }
}
