// @generated ProductPage_product.graphql sha256:20197abaa20a1ab1f287ca6c3bbe7bc5081639c680a39b6a8a7bf50c83f18d35
// Made by relay-generator from ProductFeature/ProductPage.swift. Do not edit.
@_spi(Generated) package import Relay
import DesignSystem

package nonisolated enum ProductPage_product: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment ProductPage_product on type Product
            text fragment ProductPage_product on Product{title price{...PriceTag_money} reviews{id ...ReviewLine_review} related{id ...ProductRow_product} ...CheapestRelated_product ...WishedProduct_product}
            spreads CheapestRelated_product PriceTag_money ProductRow_product ReviewLine_review WishedProduct_product
            normalization
             title: String!
             price: type Money!
              ...PriceTag_money
             reviews: [type Review!]!
              id: ID!
              ...ReviewLine_review
             related: [type Product!]!
              id: ID!
              ...ProductRow_product
             ...CheapestRelated_product
             ...WishedProduct_product
            reader
             title
             price
              ...PriceTag_money
             reviews
              id
              ...ReviewLine_review
             related
              id
              ...ProductRow_product
             cheapest @derived(field: "Product.cheapest", query: "ProductPage_product_cheapest", key: "id", type: "Product")
              ...ProductRow_product
             wish @derived(field: "Product.wish", query: "ProductPage_product_wish", scope: "", types: ["Wish"])
              reason @client
            """#, fragments: [CheapestRelated_product.artifact, PriceTag_money.artifact, ProductRow_product.artifact, ReviewLine_review.artifact, WishedProduct_product.artifact], queries: [ProductPage_product_cheapest.artifact, ProductPage_product_wish.artifact])
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let title: Swift.String
        let price: Price
        let reviews: [Review]
        let related: [Related]
        /// The related product that costs the least.
        let cheapest: Cheapest?
        /// The user's wish for the product.
        let wish: Wish?

        package init(_ reader: inout Relay.Reader) {
            self.title = reader.string(0)
            self.price = reader.object(1)
            self.reviews = reader.objects(2)
            self.related = reader.objects(3)
            self.cheapest = reader.optionalObject(4)
            self.wish = reader.optionalObject(5)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.title, b.title)
            e.object(a.price, b.price)
            e.objects(a.reviews, b.reviews)
            e.objects(a.related, b.related)
            e.optionalObject(a.cheapest, b.cheapest)
            e.optionalObject(a.wish, b.wish)
            return e.isEqual
        }

        nonisolated struct Price: Relay.Selection {
            let priceTag_money: PriceTag_money.Ref

            init(_ reader: inout Relay.Reader) {
                self.priceTag_money = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.priceTag_money, b.priceTag_money)
                return e.isEqual
            }
        }

        nonisolated struct Review: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let reviewLine_review: ReviewLine_review.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.reviewLine_review = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.reviewLine_review, b.reviewLine_review)
                return e.isEqual
            }
        }

        nonisolated struct Related: Relay.Selection, Swift.Identifiable {
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

        nonisolated struct Cheapest: Relay.Selection {
            let productRow_product: ProductRow_product.Ref

            init(_ reader: inout Relay.Reader) {
                self.productRow_product = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.productRow_product, b.productRow_product)
                return e.isEqual
            }
        }

        nonisolated struct Wish: Relay.Selection {
            let reason: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.reason = reader.optionalString(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.reason, b.reason)
                return e.isEqual
            }
        }
    }
}
