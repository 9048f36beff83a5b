// @generated PersonsQuery.memberwise sha256:6f5688890c80994970d8f8b5465e0636568b25cbb4b013318394ac54f7014083
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.

nonisolated extension PersonsQuery.Data {
    /// Creates a value for tests and previews.
    package init(persons: [Person]) {
        self.persons = persons
    }
}

nonisolated extension PersonsQuery.Data.Person {
    /// Creates a value for tests and previews.
    package init(name: String? = nil, age: Int? = nil) {
        self.name = name
        self._age = age
    }
}
