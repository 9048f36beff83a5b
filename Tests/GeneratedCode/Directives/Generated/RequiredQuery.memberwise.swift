// @generated RequiredQuery.memberwise sha256:24aebe0133e9f5828b73d28770efe7621fc99d208fb96c9f279574826f31320d
// Made by relay-generator from GraphQL/Nulls.graphql. Do not edit.

nonisolated extension RequiredQuery.Data {
    /// Creates a value for tests and previews.
    package init(person: Person? = nil) {
        self.person = person
    }
}

nonisolated extension RequiredQuery.Data.Person {
    /// Creates a value for tests and previews.
    package init(name: Swift.String, best: Best? = nil, friends: [Friend?]? = nil) {
        self.name = name
        self.best = best
        self.friends = friends
    }
}

nonisolated extension RequiredQuery.Data.Person.Best {
    /// Creates a value for tests and previews.
    package init(name: Swift.String) {
        self.name = name
    }
}

nonisolated extension RequiredQuery.Data.Person.Friend {
    /// Creates a value for tests and previews.
    package init(name: Swift.String) {
        self.name = name
    }
}
