// @generated Dates_post.memberwise sha256:358b0979b398d7d893d714cd2b9aca60c95f81f41533445fdf58c0fe3696a092
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension Dates_post.Data {
    /// Creates a value for tests and previews.
    package init(createdAt: Relay.Scalars.DateTime? = nil) {
        self.createdAt = createdAt
    }
}
