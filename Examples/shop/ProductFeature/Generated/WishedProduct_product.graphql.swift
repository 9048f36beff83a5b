// @generated WishedProduct_product.graphql sha256:4b0c78930b3b594e8391ab9922dca920450af47db68a4e26680cffcbfefd9a9c
// Made by relay-generator from ProductFeature/ProductPage.swift. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum WishedProduct_product: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment WishedProduct_product on type Product
            text fragment WishedProduct_product on Product{id}
            normalization
             id: ID!
            reader
             id
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        package let id: Relay.ID

        package init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            return e.isEqual
        }
    }
}
