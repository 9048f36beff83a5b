// @generated AddPostMutation.memberwise sha256:54c05f3e6786b0b1de6cdd7535a147215c950d88dee8fd61a8fb63a1d7d0d571
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension AddPostMutation.Data {
    /// What would be read, of its parts.
    package init(addPost: AddPostMutation.Data.AddPost? = nil) {
        self.addPost = addPost
    }
}

nonisolated extension AddPostMutation.Data.AddPost {
    /// What would be read, of its parts.
    package init(postEdge: AddPostMutation.Data.AddPost.PostEdge? = nil) {
        self.postEdge = postEdge
    }
}

nonisolated extension AddPostMutation.Data.AddPost.PostEdge {
    /// What would be read, of its parts.
    package init(cursor: String? = nil, node: AddPostMutation.Data.AddPost.PostEdge.Node? = nil) {
        self.cursor = cursor
        self.node = node
    }
}

nonisolated extension AddPostMutation.Data.AddPost.PostEdge.Node {
    /// What would be read, of its parts.
    package init(postRow_post: PostRow_post.Ref) {
        self.postRow_post = postRow_post
    }
}
