// @generated Named_named.memberwise sha256:6381e4791da1fddcacb77061dfbb53a0e1a8909651cb72f0bc45802556f3f012
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.

nonisolated extension Named_named.Data {
    /// Creates a value for tests and previews.
    package init(name: Swift.String? = nil) {
        self.name = name
    }
}
