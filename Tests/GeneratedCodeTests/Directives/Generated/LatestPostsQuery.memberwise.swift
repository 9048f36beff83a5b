// @generated LatestPostsQuery.memberwise sha256:0b9ed031fd5dacdaadb9f5d67ce2de048fd3f11a6d842d31c85e7aabdd8050d4
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.

nonisolated extension LatestPostsQuery.Data {
    /// What would be read, of its parts.
    package init(viewer: LatestPostsQuery.Data.Viewer? = nil) {
        self.viewer = viewer
    }
}

nonisolated extension LatestPostsQuery.Data.Viewer {
    /// What would be read, of its parts.
    package init(feed: LatestPostsQuery.Data.Viewer.Feed? = nil) {
        self.feed = feed
    }
}

nonisolated extension LatestPostsQuery.Data.Viewer.Feed {
    /// What would be read, of its parts.
    package init(list: [LatestPostsQuery.Data.Viewer.Feed.List?]? = nil, pageInfo: LatestPostsQuery.Data.Viewer.Feed.PageInfo, nodes: [LatestPostsQuery.Data.Viewer.Feed.Node]) {
        self.list = list
        self.pageInfo = pageInfo
        self.nodes = nodes
    }
}

nonisolated extension LatestPostsQuery.Data.Viewer.Feed.List {
    /// What would be read, of its parts.
    package init(item: LatestPostsQuery.Data.Viewer.Feed.List.Node? = nil) {
        self.item = item
    }
}

nonisolated extension LatestPostsQuery.Data.Viewer.Feed.List.Node {
    /// What would be read, of its parts.
    package init(title: String? = nil) {
        self.title = title
    }
}

nonisolated extension LatestPostsQuery.Data.Viewer.Feed.PageInfo {
    /// What would be read, of its parts.
    package init(startCursor: String? = nil, hasPreviousPage: Bool) {
        self.startCursor = startCursor
        self.hasPreviousPage = hasPreviousPage
    }
}
