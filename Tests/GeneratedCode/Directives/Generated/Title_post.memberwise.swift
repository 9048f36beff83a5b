// @generated Title_post.memberwise sha256:54bccd7593ebde3b9c4a4f10ad3012f081f2e19a3196f5cf1dd516009d515db5
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.

nonisolated extension Title_post.Data {
    /// Creates a value for tests and previews.
    package init(title: Swift.String? = nil) {
        self.title = title
    }
}
