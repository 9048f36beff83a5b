// @generated DerivedRowsQuery.graphql sha256:046d280e8247bae56e61013ac30803cfeed016bd7d30d3cd98495df7fec2545f
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct DerivedRowsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query DerivedRowsQuery
            text query DerivedRowsQuery{shelf{id count} items{id ...ItemLabel_item}}
            spreads ItemLabel_item
            normalization
             shelf: type Shelf!
              id: ID!
              count: Int!
             items: [type Item!]!
              id: ID!
              ...ItemLabel_item
            reader
             shelf
              id
              count
             items
              id
              label @derived(field: "Item.label")
            """#, fragments: [ItemLabel_item.artifact])
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
            let label: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.label = reader.string(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.label, b.label)
                return e.isEqual
            }
        }
    }
}
