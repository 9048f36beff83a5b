// @generated RequiredQuery.memberwise sha256:24aebe0133e9f5828b73d28770efe7621fc99d208fb96c9f279574826f31320d
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.

nonisolated extension RequiredQuery.Data {
    /// What would be read, of its parts.
    package init(person: RequiredQuery.Data.Person? = nil) {
        self.person = person
    }
}

nonisolated extension RequiredQuery.Data.Person {
    /// What would be read, of its parts.
    package init(name: String, best: RequiredQuery.Data.Person.Best? = nil, friends: [RequiredQuery.Data.Person.Friend?]? = nil) {
        self.name = name
        self.best = best
        self.friends = friends
    }
}

nonisolated extension RequiredQuery.Data.Person.Best {
    /// What would be read, of its parts.
    package init(name: String) {
        self.name = name
    }
}

nonisolated extension RequiredQuery.Data.Person.Friend {
    /// What would be read, of its parts.
    package init(name: String) {
        self.name = name
    }
}
