// @generated EdgeRowsQuery.graphql sha256:980895b6b01d10a93253034672f838e92cfad6e93d100b13d60e44b27cff0aba
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct EdgeRowsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query EdgeRowsQuery
            text query EdgeRowsQuery{shelf{id count} items{id name value ...ItemPartner_item}}
            spreads ItemPartner_item
            normalization
             shelf: type Shelf!
              id: ID!
              count: Int!
             items: [type Item!]!
              id: ID!
              name: String!
              value: Int!
              ...ItemPartner_item
            reader
             shelf
              id
              count
             items
              id
              name
              value
              partner @derived(field: "Item.partner", query: "EdgeRowsQuery_items_partner", key: "id", type: "Item")
               id
               name
            """#, fragments: [ItemPartner_item.artifact], queries: [EdgeRowsQuery_items_partner.artifact])
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
            let value: Swift.Int
            let partner: Partner?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.name = reader.string(1)
                self.value = reader.int(2)
                self.partner = reader.optionalObject(3)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.name, b.name)
                e.int(a.value, b.value)
                e.optionalObject(a.partner, b.partner)
                return e.isEqual
            }

            nonisolated struct Partner: Relay.Selection, Swift.Identifiable {
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
}
