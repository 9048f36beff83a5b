// @generated FeedList_viewer.memberwise sha256:03d8c06745cd3436c022104d0004021ba35e45ed7c51a0a2bc80e20db171d9b0
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension FeedList_viewer.Data {
    /// Creates a value for tests and previews.
    package init(feed: Feed? = nil) {
        self.feed = feed
    }
}

nonisolated extension FeedList_viewer.Data.Feed {
    /// Creates a value for tests and previews.
    package init(count_: Swift.Int? = nil, edges: Relay.GrowingList<Edge?>? = nil, pageInfo: PageInfo, nodes: Relay.GrowingList<Node>) {
        self.count_ = count_
        self.edges = edges
        self.pageInfo = pageInfo
        self.nodes = nodes
    }
}

nonisolated extension FeedList_viewer.Data.Feed.Edge {
    /// Creates a value for tests and previews.
    package init(node: Node? = nil) {
        self.node = node
    }
}

nonisolated extension FeedList_viewer.Data.Feed.Edge.Node {
    /// Creates a value for tests and previews.
    package init(id: Relay.ID, postRow_post: PostRow_post.Ref) {
        self.id = id
        self.postRow_post = postRow_post
    }
}

nonisolated extension FeedList_viewer.Data.Feed.PageInfo {
    /// Creates a value for tests and previews.
    package init(endCursor: Swift.String? = nil, hasNextPage: Swift.Bool) {
        self.endCursor = endCursor
        self.hasNextPage = hasNextPage
    }
}
