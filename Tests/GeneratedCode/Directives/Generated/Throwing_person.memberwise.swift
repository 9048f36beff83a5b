// @generated Throwing_person.memberwise sha256:b9d0adbc16033cc66cf725a4b2b852c8a3ec8c50c286d76429e27ebdcf8ede3a
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.

nonisolated extension Throwing_person.Data {
    /// Creates a value for tests and previews.
    package init(name: Swift.String) {
        self.name = name
    }
}
