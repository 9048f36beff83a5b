// @generated PostAddedSubscription.memberwise sha256:61b660b8120e736e54e71a917d64732575a373099ede171fca443f2cf3bf3789
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.

nonisolated extension PostAddedSubscription.Data {
    /// Creates a value for tests and previews.
    package init(postAdded: PostAdded? = nil) {
        self.postAdded = postAdded
    }
}

nonisolated extension PostAddedSubscription.Data.PostAdded {
    /// Creates a value for tests and previews.
    package init(title: Swift.String? = nil) {
        self.title = title
    }
}
