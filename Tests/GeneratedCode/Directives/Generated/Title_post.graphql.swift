// @generated Title_post.graphql sha256:54bccd7593ebde3b9c4a4f10ad3012f081f2e19a3196f5cf1dd516009d515db5
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Title_post: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Title_post on type Post
            text fragment Title_post on Post{title}
            normalization
             title: String
            reader
             title
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let title: Swift.String?

        package init(_ reader: inout Relay.Reader) {
            self.title = reader.optionalString(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.title, b.title)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.title)
        }
    }
}
