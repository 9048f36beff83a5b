// @generated Caught_person.memberwise sha256:fba2380996c3c3ca1506a6d74a499f302b31d365b5953222f841ed74c01af276
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.

nonisolated extension Caught_person.Data {
    /// Creates a value for tests and previews.
    package init(name: Swift.String? = nil, nick: Swift.String) {
        self.name = name
        self.nick = nick
    }
}
