// @generated Row_Mutation.memberwise sha256:0a34ce93e456788edfc7a751f1eb73c7650ed536d04a43749027a2c869947332
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension Row_Mutation.Data {
    /// Creates a value for tests and previews.
    package init(like: Like? = nil) {
        self.like = like
    }
}

nonisolated extension Row_Mutation.Data.Like {
    /// Creates a value for tests and previews.
    package init(post: Post? = nil) {
        self.post = post
    }
}

nonisolated extension Row_Mutation.Data.Like.Post {
    /// Creates a value for tests and previews.
    package init(visibility: VisibilityFragment.Ref) {
        self.visibility = visibility
    }
}
