// @generated VisibilityFragment.graphql sha256:29487a2b75393de1b011473b0cce5b11f9f3653e1b94153cd67c0bb561febd9a
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum VisibilityFragment: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Visibility on type Post
            text fragment Visibility on Post{visibility}
            normalization
             visibility: enum Visibility
            reader
             visibility
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let visibility: Visibility?

        package init(_ reader: inout Relay.Reader) {
            self.visibility = reader.optionalValue(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalValue(a.visibility, b.visibility)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.visibility)
        }
    }
}
