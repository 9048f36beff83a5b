// @generated FeedList_viewer.memberwise sha256:03d8c06745cd3436c022104d0004021ba35e45ed7c51a0a2bc80e20db171d9b0
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension FeedList_viewer.Data {
    /// What would be read, of its parts.
    package init(feed: FeedList_viewer.Data.Feed? = nil) {
        self.feed = feed
    }
}

nonisolated extension FeedList_viewer.Data.Feed {
    /// What would be read, of its parts.
    package init(count_: Int? = nil, edges: [FeedList_viewer.Data.Feed.Edge?]? = nil, pageInfo: FeedList_viewer.Data.Feed.PageInfo, nodes: [FeedList_viewer.Data.Feed.Node]) {
        self.count_ = count_
        self.edges = edges
        self.pageInfo = pageInfo
        self.nodes = nodes
    }
}

nonisolated extension FeedList_viewer.Data.Feed.Edge {
    /// What would be read, of its parts.
    package init(node: FeedList_viewer.Data.Feed.Edge.Node? = nil) {
        self.node = node
    }
}

nonisolated extension FeedList_viewer.Data.Feed.Edge.Node {
    /// What would be read, of its parts.
    package init(id: Relay.ID, postRow_post: PostRow_post.Ref) {
        self.id = id
        self.postRow_post = postRow_post
    }
}

nonisolated extension FeedList_viewer.Data.Feed.PageInfo {
    /// What would be read, of its parts.
    package init(endCursor: String? = nil, hasNextPage: Bool) {
        self.endCursor = endCursor
        self.hasNextPage = hasNextPage
    }
}
