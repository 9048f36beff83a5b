// @generated Shelf_query.graphql sha256:653edab88e639443180826c5bd6193096c087d228878cfb43277c5a71ab2f8d3
// Made by relay-generator from kiosk/Shelf.swift. Do not edit.
@_spi(Generated) import Relay
import DesignSystem

nonisolated enum Shelf_query: Relay.ForwardPaginationFragment, Relay.BackwardPaginationFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Shelf_query on type Query
            template fragment Shelf_query on Query{shelf(limit:$limit,offset:$offset){products{id ...ProductRow_product} count}}
            arguments
             offset: Int = 0
             limit: Int = 2
            pagination shelf.products offset: $offset limit: $limit
            refetch ShelfPageQuery
            normalization
             shelf(limit: $limit, offset: $offset): type Shelf! @pagination(key: "Shelf_shelf", filters: [], offset: "offset", limit: "limit", list: "products", total: "count")
              products: [type Product!]!
               id: ID!
               ...ProductRow_product
              count: Int!
            reader
             shelf = __Shelf_shelf_pagination
              products
               id
               ...ProductRow_product
              count
            """#, fragments: [ProductRow_product.artifact])
    }

    typealias RefetchQuery = ShelfPageQuery

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

        /// Some of the products on the shelf of the kiosk, and the number of all of them.
        nonisolated struct Shelf: Relay.Selection {
            let products: Relay.GrowingList<Product>
            let count: Swift.Int

            init(_ reader: inout Relay.Reader) {
                self.products = reader.growingList(0)
                self.count = reader.int(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.growingList(a.products, b.products)
                e.int(a.count, b.count)
                return e.isEqual
            }

            nonisolated struct Product: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let productRow_product: ProductRow_product.Ref

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.productRow_product = reader.fragment(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.fragment(a.productRow_product, b.productRow_product)
                    return e.isEqual
                }
            }
        }
    }
}
