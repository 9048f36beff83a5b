// @generated VisibilityFragment.memberwise sha256:29487a2b75393de1b011473b0cce5b11f9f3653e1b94153cd67c0bb561febd9a
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.

nonisolated extension VisibilityFragment.Data {
    /// Creates a value for tests and previews.
    package init(visibility: Visibility? = nil) {
        self.visibility = visibility
    }
}
