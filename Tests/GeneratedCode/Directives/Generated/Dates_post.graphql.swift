// @generated Dates_post.graphql sha256:358b0979b398d7d893d714cd2b9aca60c95f81f41533445fdf58c0fe3696a092
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Dates_post: Relay.GraphQLFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Dates_post on type Post
            text fragment Dates_post on Post{createdAt}
            normalization
             createdAt: scalar DateTime
            reader
             createdAt
            """#)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let createdAt: Relay.Scalars.DateTime?

        package init(_ reader: inout Relay.Reader) {
            self.createdAt = reader.optionalValue(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalValue(a.createdAt, b.createdAt)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.createdAt)
        }
    }
}
