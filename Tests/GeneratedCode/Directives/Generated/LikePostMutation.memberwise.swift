// @generated LikePostMutation.memberwise sha256:234d74a27e0e2a9771883c0f0cabec9c412aa9012014f878f98588e3f48d397b
// Made by relay-generator from GraphQL/Writing.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension LikePostMutation.Data {
    /// Creates a value for tests and previews.
    package init(like: Like? = nil) {
        self.like = like
    }
}

nonisolated extension LikePostMutation.Data.Like {
    /// Creates a value for tests and previews.
    package init(post: Post? = nil) {
        self.post = post
    }
}

nonisolated extension LikePostMutation.Data.Like.Post {
    /// Creates a value for tests and previews.
    package init(postRow_post: PostRow_post.Ref, author: Author? = nil) {
        self.postRow_post = postRow_post
        self.author = author
    }
}

nonisolated extension LikePostMutation.Data.Like.Post.Author {
    /// Creates a value for tests and previews.
    package init(name: Swift.String? = nil) {
        self.name = name
    }
}
