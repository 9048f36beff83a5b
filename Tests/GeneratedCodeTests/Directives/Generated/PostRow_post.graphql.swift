// @generated PostRow_post.graphql sha256:6c0cc8ffc8cca754edfc0ae7a3a3b68b2e0fba6eded8612bd8b7933b56d34b5d
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum PostRow_post: GraphQLFragment {
    package static let artifact = Artifact(v1: #"""
        fragment PostRow_post on type Post
        reader
         title
         likes
        """#)

    package nonisolated struct Data: Selection, FieldValue, Hashable {
        package let title: String?
        package let likes: Int

        package init(_ reader: inout Reader) {
            self.title = reader.optionalString(0)
            self.likes = reader.int(1)
        }

        package static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.optionalString(a.title, b.title)
            e.int(a.likes, b.likes)
            return e.isEqual
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(self.title)
            hasher.combine(self.likes)
        }
    }
}
