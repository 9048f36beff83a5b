// @generated LikePostMutation.memberwise sha256:234d74a27e0e2a9771883c0f0cabec9c412aa9012014f878f98588e3f48d397b
// Made by relay-generator from GraphQL/Writing.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension LikePostMutation.Data {
    /// What would be read, of its parts.
    package init(like: LikePostMutation.Data.Like? = nil) {
        self.like = like
    }
}

nonisolated extension LikePostMutation.Data.Like {
    /// What would be read, of its parts.
    package init(post: LikePostMutation.Data.Like.Post? = nil) {
        self.post = post
    }
}

nonisolated extension LikePostMutation.Data.Like.Post {
    /// What would be read, of its parts.
    package init(postRow_post: PostRow_post.Ref, author: LikePostMutation.Data.Like.Post.Author? = nil) {
        self.postRow_post = postRow_post
        self.author = author
    }
}

nonisolated extension LikePostMutation.Data.Like.Post.Author {
    /// What would be read, of its parts.
    package init(name: String? = nil) {
        self.name = name
    }
}
