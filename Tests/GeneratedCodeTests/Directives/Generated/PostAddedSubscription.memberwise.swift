// @generated PostAddedSubscription.memberwise sha256:61b660b8120e736e54e71a917d64732575a373099ede171fca443f2cf3bf3789
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.

nonisolated extension PostAddedSubscription.Data {
    /// What would be read, of its parts.
    package init(postAdded: PostAddedSubscription.Data.PostAdded? = nil) {
        self.postAdded = postAdded
    }
}

nonisolated extension PostAddedSubscription.Data.PostAdded {
    /// What would be read, of its parts.
    package init(title: String? = nil) {
        self.title = title
    }
}
