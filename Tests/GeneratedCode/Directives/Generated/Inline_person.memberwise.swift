// @generated Inline_person.memberwise sha256:625cf174627ce626ee7aee61985154d17bc732a6ae5cb9bc5e82156bb82a279c
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.

nonisolated extension Inline_person.Data {
    /// Creates a value for tests and previews.
    package init(name: Swift.String? = nil) {
        self.name = name
    }
}
