// @generated ProductPage_product_wish.graphql sha256:20197abaa20a1ab1f287ca6c3bbe7bc5081639c680a39b6a8a7bf50c83f18d35
// Made by relay-generator from ProductFeature/ProductPage.swift. Do not edit.
@_spi(Generated) package import Relay

/// Reads the objects of `wish` in `ProductPage_product`.
package nonisolated struct ProductPage_product_wish: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ProductPage_product_wish on type Wish
            text query ProductPage_product_wish{__typename}
            normalization
             reason: String @client
            reader
             __typename
            """#)
    }

    package init() {
    }

    package func write(to variables: inout Relay.VariableWriter) {
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue {
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
