// @generated AddPostNodeMutation.memberwise sha256:f0010279aaf1c41be951c610a94729fe3ae4ea67101d61e5096c401c7f45fc95
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension AddPostNodeMutation.Data {
    /// Creates a value for tests and previews.
    package init(addPost: AddPost? = nil) {
        self.addPost = addPost
    }
}

nonisolated extension AddPostNodeMutation.Data.AddPost {
    /// Creates a value for tests and previews.
    package init(post: Post? = nil) {
        self.post = post
    }
}

nonisolated extension AddPostNodeMutation.Data.AddPost.Post {
    /// Creates a value for tests and previews.
    package init(postRow_post: PostRow_post.Ref) {
        self.postRow_post = postRow_post
    }
}
