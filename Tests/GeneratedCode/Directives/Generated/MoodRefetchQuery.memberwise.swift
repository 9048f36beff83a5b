// @generated MoodRefetchQuery.memberwise sha256:bdc558c4cdc92ec30c20ae7d10b9c846a5064334b300ad006ef852bc44b7723d
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension MoodRefetchQuery.Data {
    /// Creates a value for tests and previews.
    package init(viewer: Viewer? = nil) {
        self.viewer = viewer
    }
}

nonisolated extension MoodRefetchQuery.Data.Viewer {
    /// Creates a value for tests and previews.
    package init(mood_viewer: Mood_viewer.Ref) {
        self.mood_viewer = mood_viewer
    }
}
