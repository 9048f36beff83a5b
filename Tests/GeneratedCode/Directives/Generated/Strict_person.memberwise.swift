// @generated Strict_person.memberwise sha256:26c7b332e34a8c780b2cbcf6e77c8903bfdc97952696bca64c9adbd3ea8427af
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.

nonisolated extension Strict_person.Data {
    /// Creates a value for tests and previews.
    package init(nick: Swift.String, tags: [Swift.String]) {
        self.nick = nick
        self.tags = tags
    }
}
