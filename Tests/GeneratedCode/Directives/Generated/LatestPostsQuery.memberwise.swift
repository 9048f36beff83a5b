// @generated LatestPostsQuery.memberwise sha256:0b9ed031fd5dacdaadb9f5d67ce2de048fd3f11a6d842d31c85e7aabdd8050d4
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension LatestPostsQuery.Data {
    /// Creates a value for tests and previews.
    package init(viewer: Viewer? = nil) {
        self.viewer = viewer
    }
}

nonisolated extension LatestPostsQuery.Data.Viewer {
    /// Creates a value for tests and previews.
    package init(feed: Feed? = nil) {
        self.feed = feed
    }
}

nonisolated extension LatestPostsQuery.Data.Viewer.Feed {
    /// Creates a value for tests and previews.
    package init(list: Relay.GrowingList<List?>? = nil, pageInfo: PageInfo, nodes: Relay.GrowingList<Node>) {
        self.list = list
        self.pageInfo = pageInfo
        self.nodes = nodes
    }
}

nonisolated extension LatestPostsQuery.Data.Viewer.Feed.List {
    /// Creates a value for tests and previews.
    package init(item: Node? = nil) {
        self.item = item
    }
}

nonisolated extension LatestPostsQuery.Data.Viewer.Feed.List.Node {
    /// Creates a value for tests and previews.
    package init(title: Swift.String? = nil) {
        self.title = title
    }
}

nonisolated extension LatestPostsQuery.Data.Viewer.Feed.PageInfo {
    /// Creates a value for tests and previews.
    package init(startCursor: Swift.String? = nil, hasPreviousPage: Swift.Bool) {
        self.startCursor = startCursor
        self.hasPreviousPage = hasPreviousPage
    }
}
