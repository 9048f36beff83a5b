// @generated Archived_post.graphql sha256:a7a873fa021d26e2e9fb60b3d0fdb20b15923f612446ea9f8de6c6668e990e4f
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Archived_post: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Archived_post on type Post
            text fragment Archived_post on Post{archivedAt visibility}
            normalization
             archivedAt: scalar DateTime
             visibility: enum Visibility
            reader
             archivedAt
             visibility
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let archivedAt: Relay.Scalars.DateTime?
        package let visibility: Visibility?

        package init(_ reader: inout Relay.Reader) {
            self.archivedAt = reader.optionalValue(0)
            self.visibility = reader.optionalValue(1)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalValue(a.archivedAt, b.archivedAt)
            e.optionalValue(a.visibility, b.visibility)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.archivedAt)
            hasher.combine(self.visibility)
        }
    }
}
