// @generated StreamedPostsQuery.memberwise sha256:02057bb8f0bfced5883c36c145e7a2ec7965e8e268a856bf960b433302acfdb8
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension StreamedPostsQuery.Data {
    /// Creates a value for tests and previews.
    package init(viewer: Viewer? = nil) {
        self.viewer = viewer
    }
}

nonisolated extension StreamedPostsQuery.Data.Viewer {
    /// Creates a value for tests and previews.
    package init(feed: Feed? = nil) {
        self.feed = feed
    }
}

nonisolated extension StreamedPostsQuery.Data.Viewer.Feed {
    /// Creates a value for tests and previews.
    package init(edges: Relay.GrowingList<Edge?>? = nil, pageInfo: PageInfo, nodes: Relay.GrowingList<Node>) {
        self.edges = edges
        self.pageInfo = pageInfo
        self.nodes = nodes
    }
}

nonisolated extension StreamedPostsQuery.Data.Viewer.Feed.Edge {
    /// Creates a value for tests and previews.
    package init(node: Node? = nil) {
        self.node = node
    }
}

nonisolated extension StreamedPostsQuery.Data.Viewer.Feed.Edge.Node {
    /// Creates a value for tests and previews.
    package init(title: Swift.String? = nil) {
        self.title = title
    }
}

nonisolated extension StreamedPostsQuery.Data.Viewer.Feed.PageInfo {
    /// Creates a value for tests and previews.
    package init(endCursor: Swift.String? = nil, hasNextPage: Swift.Bool) {
        self.endCursor = endCursor
        self.hasNextPage = hasNextPage
    }
}
