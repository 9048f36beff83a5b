// @generated Row.memberwise sha256:cdb163f340713dd960c2851c5d4db21d870376e31011f1a44fa08af5d45c1ff3
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.

nonisolated extension Row.Data {
    /// Creates a value for tests and previews.
    package init(person: Person? = nil) {
        self.person = person
    }
}

nonisolated extension Row.Data.Person {
    /// Creates a value for tests and previews.
    package init(name: Swift.String? = nil) {
        self.name = name
    }
}
