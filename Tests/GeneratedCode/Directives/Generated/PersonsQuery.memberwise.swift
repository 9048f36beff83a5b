// @generated PersonsQuery.memberwise sha256:6c42cc0636011278ac7c24e7b3bbe5ed89beaa9fbfaa60dabc351b6a8f7da097
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.

nonisolated extension PersonsQuery.Data {
    /// Creates a value for tests and previews.
    package init(persons: [Person]) {
        self.persons = persons
    }
}

nonisolated extension PersonsQuery.Data.Person {
    /// Creates a value for tests and previews.
    package init(name: Swift.String? = nil, age: Swift.Int? = nil) {
        self.name = name
        self._age = age
    }
}
