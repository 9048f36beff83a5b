// @generated PostRow_post.memberwise sha256:6c0cc8ffc8cca754edfc0ae7a3a3b68b2e0fba6eded8612bd8b7933b56d34b5d
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.

nonisolated extension PostRow_post.Data {
    /// Creates a value for tests and previews.
    package init(title: Swift.String? = nil, likes: Swift.Int) {
        self.title = title
        self.likes = likes
    }
}
