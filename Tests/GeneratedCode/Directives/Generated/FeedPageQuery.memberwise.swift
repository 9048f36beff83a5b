// @generated FeedPageQuery.memberwise sha256:fdc127b27819a9affe3a76ca0bb3979d2125d3b6d6dede652aa5697d3ee2b5e4
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension FeedPageQuery.Data {
    /// Creates a value for tests and previews.
    package init(viewer: Viewer? = nil) {
        self.viewer = viewer
    }
}

nonisolated extension FeedPageQuery.Data.Viewer {
    /// Creates a value for tests and previews.
    package init(feedList_viewer: FeedList_viewer.Ref) {
        self.feedList_viewer = feedList_viewer
    }
}
