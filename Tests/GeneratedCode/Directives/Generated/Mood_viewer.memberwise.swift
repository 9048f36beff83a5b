// @generated Mood_viewer.memberwise sha256:bdc558c4cdc92ec30c20ae7d10b9c846a5064334b300ad006ef852bc44b7723d
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.

nonisolated extension Mood_viewer.Data {
    /// Creates a value for tests and previews.
    package init(mood: Mood? = nil) {
        self.mood = mood
    }
}
