// @generated MoodRefetchQuery.graphql sha256:bdc558c4cdc92ec30c20ae7d10b9c846a5064334b300ad006ef852bc44b7723d
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.
@_spi(Generated) package import Relay

/// Fetches `Mood_viewer` again.
package nonisolated struct MoodRefetchQuery: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query MoodRefetchQuery
            text query MoodRefetchQuery{viewer{__typename}}
            normalization
             viewer: type Viewer
              ...Mood_viewer
            reader
             viewer
              ...Mood_viewer
            """#, fragments: [Mood_viewer.artifact])
    }

    package init() {
    }

    package func write(to variables: inout Relay.VariableWriter) {
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let viewer: Viewer?

        package init(_ reader: inout Relay.Reader) {
            self.viewer = reader.optionalObject(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.viewer, b.viewer)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.viewer)
        }

        package nonisolated struct Viewer: Relay.Selection, Swift.Hashable {
            package let mood_viewer: Mood_viewer.Ref

            package init(_ reader: inout Relay.Reader) {
                self.mood_viewer = reader.fragment(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.mood_viewer, b.mood_viewer)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.mood_viewer)
            }
        }
    }
}
