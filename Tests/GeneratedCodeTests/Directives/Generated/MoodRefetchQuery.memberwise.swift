// @generated MoodRefetchQuery.memberwise sha256:bdc558c4cdc92ec30c20ae7d10b9c846a5064334b300ad006ef852bc44b7723d
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension MoodRefetchQuery.Data {
    /// What would be read, of its parts.
    package init(viewer: MoodRefetchQuery.Data.Viewer? = nil) {
        self.viewer = viewer
    }
}

nonisolated extension MoodRefetchQuery.Data.Viewer {
    /// What would be read, of its parts.
    package init(mood_viewer: Mood_viewer.Ref) {
        self.mood_viewer = mood_viewer
    }
}
