// @generated ShelfQuery.graphql sha256:22172477c5a1dcab47bfedc619e69bb322a55bf1d9d8487de363237e058b0f26
// Made by relay-generator from kiosk/Shelf.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ShelfQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ShelfQuery
            text query ShelfQuery{...Shelf_query} fragment PriceTag_money on Money{amount currency} fragment ProductRow_product on Product{title category price{...PriceTag_money}} fragment Shelf_query on Query{shelf(limit:2,offset:0){products{id ...ProductRow_product} count}}
            normalization
             shelf(limit: 2, offset: 0): type Shelf! @pagination(key: "Shelf_shelf", filters: [], offset: "offset", limit: "limit", list: "products", total: "count")
              products: [type Product!]!
               id: ID!
               title: String!
               category: enum Category!
               price: type Money!
                amount: Int!
                currency: enum Currency!
              count: Int!
            reader
             ...Shelf_query
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let shelf_query: Shelf_query.Ref

        init(_ reader: inout Relay.Reader) {
            self.shelf_query = reader.fragment(0)
        }

        static func == (a: Self, b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.shelf_query, b.shelf_query)
            return e.isEqual
        }
    }
}
