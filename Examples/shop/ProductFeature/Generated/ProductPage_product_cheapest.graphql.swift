// @generated ProductPage_product_cheapest.graphql sha256:20197abaa20a1ab1f287ca6c3bbe7bc5081639c680a39b6a8a7bf50c83f18d35
// Made by relay-generator from ProductFeature/ProductPage.swift. Do not edit.
@_spi(Generated) package import Relay
import DesignSystem

/// Fetches the objects of `cheapest` in `ProductPage_product`.
package nonisolated struct ProductPage_product_cheapest: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ProductPage_product_cheapest
            text query ProductPage_product_cheapest($id:ID!){product(id:$id){id ...ProductRow_product}}
            spreads ProductRow_product
            variables
             id: ID!
            normalization
             product(id: $id): type Product @lookup(arguments: ["id"], scope: "", types: ["Product"])
              id: ID!
              ...ProductRow_product
            reader
             product(id: $id)
              __typename
            """#, fragments: [ProductRow_product.artifact])
    }

    package var id: Relay.ID

    package init(id: Relay.ID) {
        self.id = id
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        package let product: Product?

        package init(_ reader: inout Relay.Reader) {
            self.product = reader.optionalObject(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.product, b.product)
            return e.isEqual
        }

        package nonisolated struct Product: Relay.Selection {
            package let __typename: Swift.String

            package init(_ reader: inout Relay.Reader) {
                self.__typename = reader.string(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.__typename, b.__typename)
                return e.isEqual
            }
        }
    }
}
