// @generated Dates_post.graphql sha256:358b0979b398d7d893d714cd2b9aca60c95f81f41533445fdf58c0fe3696a092
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Dates_post: GraphQLFragment {
    package static let artifact = Artifact(v1: #"""
        fragment Dates_post on type Post
        reader
         createdAt
        """#)

    package nonisolated struct Data: Selection, FieldValue, Hashable {
        package let createdAt: Scalars.DateTime?

        package init(_ reader: inout Reader) {
            self.createdAt = reader.optionalValue(0)
        }

        package static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.optionalValue(a.createdAt, b.createdAt)
            return e.isEqual
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(self.createdAt)
        }
    }
}
