// @generated ReviewLine_review.graphql sha256:71b798c5f7a52b0fbe0ae7eadd999d326048e5e09d86ff4a7f0b013a8e324bc3
// Made by relay-generator from ProductFeature/ProductPage.swift. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum ReviewLine_review: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment ReviewLine_review on type Review
            text fragment ReviewLine_review on Review{author stars}
            normalization
             author: String!
             stars: Int!
            reader
             author
             stars
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let author: Swift.String
        let stars: Swift.Int

        package init(_ reader: inout Relay.Reader) {
            self.author = reader.string(0)
            self.stars = reader.int(1)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.author, b.author)
            e.int(a.stars, b.stars)
            return e.isEqual
        }
    }
}
