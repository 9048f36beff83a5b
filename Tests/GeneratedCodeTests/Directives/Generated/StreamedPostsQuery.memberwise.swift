// @generated StreamedPostsQuery.memberwise sha256:02057bb8f0bfced5883c36c145e7a2ec7965e8e268a856bf960b433302acfdb8
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.

nonisolated extension StreamedPostsQuery.Data {
    /// What would be read, of its parts.
    package init(viewer: StreamedPostsQuery.Data.Viewer? = nil) {
        self.viewer = viewer
    }
}

nonisolated extension StreamedPostsQuery.Data.Viewer {
    /// What would be read, of its parts.
    package init(feed: StreamedPostsQuery.Data.Viewer.Feed? = nil) {
        self.feed = feed
    }
}

nonisolated extension StreamedPostsQuery.Data.Viewer.Feed {
    /// What would be read, of its parts.
    package init(edges: [StreamedPostsQuery.Data.Viewer.Feed.Edge?]? = nil, pageInfo: StreamedPostsQuery.Data.Viewer.Feed.PageInfo, nodes: [StreamedPostsQuery.Data.Viewer.Feed.Node]) {
        self.edges = edges
        self.pageInfo = pageInfo
        self.nodes = nodes
    }
}

nonisolated extension StreamedPostsQuery.Data.Viewer.Feed.Edge {
    /// What would be read, of its parts.
    package init(node: StreamedPostsQuery.Data.Viewer.Feed.Edge.Node? = nil) {
        self.node = node
    }
}

nonisolated extension StreamedPostsQuery.Data.Viewer.Feed.Edge.Node {
    /// What would be read, of its parts.
    package init(title: String? = nil) {
        self.title = title
    }
}

nonisolated extension StreamedPostsQuery.Data.Viewer.Feed.PageInfo {
    /// What would be read, of its parts.
    package init(endCursor: String? = nil, hasNextPage: Bool) {
        self.endCursor = endCursor
        self.hasNextPage = hasNextPage
    }
}
