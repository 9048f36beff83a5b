// @generated Archived_post.memberwise sha256:a7a873fa021d26e2e9fb60b3d0fdb20b15923f612446ea9f8de6c6668e990e4f
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension Archived_post.Data {
    /// Creates a value for tests and previews.
    package init(archivedAt: Relay.Scalars.DateTime? = nil, visibility: Visibility? = nil) {
        self.archivedAt = archivedAt
        self.visibility = visibility
    }
}
