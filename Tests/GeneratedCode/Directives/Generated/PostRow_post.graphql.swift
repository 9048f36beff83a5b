// @generated PostRow_post.graphql sha256:6c0cc8ffc8cca754edfc0ae7a3a3b68b2e0fba6eded8612bd8b7933b56d34b5d
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum PostRow_post: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment PostRow_post on type Post
            text fragment PostRow_post on Post{title likes}
            normalization
             title: String
             likes: Int!
            reader
             title
             likes
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let title: Swift.String?
        package let likes: Swift.Int

        package init(_ reader: inout Relay.Reader) {
            self.title = reader.optionalString(0)
            self.likes = reader.int(1)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.title, b.title)
            e.int(a.likes, b.likes)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.title)
            hasher.combine(self.likes)
        }
    }
}
