// @generated ShopQuery.graphql sha256:8470d323302e97b430605464b0ca5b239ffcd20df532ed39c9a1c668e4faef45
// Made by relay-generator from shop/Main.swift. Do not edit.
@_spi(Generated) import Relay
import BasketFeature
import ProductFeature

nonisolated struct ShopQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ShopQuery
            text query ShopQuery($id:ID!){product(id:$id){id ...ProductPage_product} basket{id ...BasketSummary_basket}}
            spreads BasketSummary_basket ProductPage_product
            variables
             id: ID!
            normalization
             product(id: $id): type Product @lookup(arguments: ["id"], scope: "", types: ["Product"])
              id: ID!
              ...ProductPage_product
             basket: type Basket!
              id: ID!
              ...BasketSummary_basket
            reader
             product(id: $id)
              id
              ...ProductPage_product
             basket
              ...BasketSummary_basket
            """#, fragments: [BasketSummary_basket.artifact, ProductPage_product.artifact])
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let product: Product?
        let basket: Basket

        init(_ reader: inout Relay.Reader) {
            self.product = reader.optionalObject(0)
            self.basket = reader.object(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.product, b.product)
            e.object(a.basket, b.basket)
            return e.isEqual
        }

        nonisolated struct Product: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let productPage_product: ProductPage_product.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.productPage_product = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.productPage_product, b.productPage_product)
                return e.isEqual
            }
        }

        nonisolated struct Basket: Relay.Selection {
            let basketSummary_basket: BasketSummary_basket.Ref

            init(_ reader: inout Relay.Reader) {
                self.basketSummary_basket = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.basketSummary_basket, b.basketSummary_basket)
                return e.isEqual
            }
        }
    }
}
