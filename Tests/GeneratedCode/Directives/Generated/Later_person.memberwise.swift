// @generated Later_person.memberwise sha256:14d91a67cdaa3f9f23b0cb0dfc83c3fb93dca3e0dc9263c88f74747fc0b4d094
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.

nonisolated extension Later_person.Data {
    /// Creates a value for tests and previews.
    package init(nick: Swift.String? = nil) {
        self.nick = nick
    }
}
