// @generated AddPostMutation.memberwise sha256:54c05f3e6786b0b1de6cdd7535a147215c950d88dee8fd61a8fb63a1d7d0d571
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension AddPostMutation.Data {
    /// Creates a value for tests and previews.
    package init(addPost: AddPost? = nil) {
        self.addPost = addPost
    }
}

nonisolated extension AddPostMutation.Data.AddPost {
    /// Creates a value for tests and previews.
    package init(postEdge: PostEdge? = nil) {
        self.postEdge = postEdge
    }
}

nonisolated extension AddPostMutation.Data.AddPost.PostEdge {
    /// Creates a value for tests and previews.
    package init(cursor: Swift.String? = nil, node: Node? = nil) {
        self.cursor = cursor
        self.node = node
    }
}

nonisolated extension AddPostMutation.Data.AddPost.PostEdge.Node {
    /// Creates a value for tests and previews.
    package init(postRow_post: PostRow_post.Ref) {
        self.postRow_post = postRow_post
    }
}
