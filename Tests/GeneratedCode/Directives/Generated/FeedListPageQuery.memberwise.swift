// @generated FeedListPageQuery.memberwise sha256:03d8c06745cd3436c022104d0004021ba35e45ed7c51a0a2bc80e20db171d9b0
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension FeedListPageQuery.Data {
    /// Creates a value for tests and previews.
    package init(viewer: Viewer? = nil) {
        self.viewer = viewer
    }
}

nonisolated extension FeedListPageQuery.Data.Viewer {
    /// Creates a value for tests and previews.
    package init(feedList_viewer: FeedList_viewer.Ref) {
        self.feedList_viewer = feedList_viewer
    }
}
