// @generated FollowedPostsQuery.memberwise sha256:d7d9991785b1f1f971990eff92f1320b078e7ee82e4bfe9dd40d6588dd537046
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension FollowedPostsQuery.Data {
    /// Creates a value for tests and previews.
    package init(viewer: Viewer? = nil) {
        self.viewer = viewer
    }
}

nonisolated extension FollowedPostsQuery.Data.Viewer {
    /// Creates a value for tests and previews.
    package init(feed: Feed? = nil, person: Person? = nil) {
        self.feed = feed
        self.person = person
    }
}

nonisolated extension FollowedPostsQuery.Data.Viewer.Feed {
    /// Creates a value for tests and previews.
    package init(edges: Relay.GrowingList<Edge?>? = nil, pageInfo: PageInfo, nodes: Relay.GrowingList<Node>) {
        self.edges = edges
        self.pageInfo = pageInfo
        self.nodes = nodes
    }
}

nonisolated extension FollowedPostsQuery.Data.Viewer.Feed.Edge {
    /// Creates a value for tests and previews.
    package init(node: Node? = nil) {
        self.node = node
    }
}

nonisolated extension FollowedPostsQuery.Data.Viewer.Feed.Edge.Node {
    /// Creates a value for tests and previews.
    package init(postRow_post: PostRow_post.Ref) {
        self.postRow_post = postRow_post
    }
}

nonisolated extension FollowedPostsQuery.Data.Viewer.Feed.PageInfo {
    /// Creates a value for tests and previews.
    package init(endCursor: Swift.String? = nil, hasNextPage: Swift.Bool) {
        self.endCursor = endCursor
        self.hasNextPage = hasNextPage
    }
}

nonisolated extension FollowedPostsQuery.Data.Viewer.Person {
    /// Creates a value for tests and previews.
    package init(friends: [Friend?]? = nil) {
        self.friends = friends
    }
}

nonisolated extension FollowedPostsQuery.Data.Viewer.Person.Friend {
    /// Creates a value for tests and previews.
    package init(id: Relay.ID) {
        self.id = id
    }
}
