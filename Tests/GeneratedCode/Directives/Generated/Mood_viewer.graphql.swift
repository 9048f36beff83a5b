// @generated Mood_viewer.graphql sha256:bdc558c4cdc92ec30c20ae7d10b9c846a5064334b300ad006ef852bc44b7723d
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Mood_viewer: Relay.RefetchableFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Mood_viewer on type Viewer
            refetch MoodRefetchQuery
             path viewer
            normalization
             mood: enum Mood @client
            reader
             mood @client
            """#)
    }

    package typealias RefetchQuery = MoodRefetchQuery

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        /// The mood that the app keeps.
        package let mood: Mood?

        package init(_ reader: inout Relay.Reader) {
            self.mood = reader.optionalValue(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalValue(a.mood, b.mood)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.mood)
        }
    }
}
