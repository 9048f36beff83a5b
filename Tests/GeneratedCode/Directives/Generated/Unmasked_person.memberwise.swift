// @generated Unmasked_person.memberwise sha256:a8de7866f5c94bcff1ce59606c9f9733a289fd9e330cbdc50707b6cd48aa4465
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.

nonisolated extension Unmasked_person.Data {
    /// Creates a value for tests and previews.
    package init(nick: Swift.String? = nil, best: Best? = nil) {
        self.nick = nick
        self.best = best
    }
}

nonisolated extension Unmasked_person.Data.Best {
    /// Creates a value for tests and previews.
    package init(name: Swift.String? = nil) {
        self.name = name
    }
}
