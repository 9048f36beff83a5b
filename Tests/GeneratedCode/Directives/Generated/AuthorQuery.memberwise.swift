// @generated AuthorQuery.memberwise sha256:240bd0ae11511e2a875ee6a59a9c146e1dec3e5bf7a0da11484c176bb2a71025
// Made by relay-generator from GraphQL/Writing.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension AuthorQuery.Data {
    /// Creates a value for tests and previews.
    package init(person: Person? = nil) {
        self.person = person
    }
}

nonisolated extension AuthorQuery.Data.Person {
    /// Creates a value for tests and previews.
    package init(id: Relay.ID, author_person: Author_person.Ref) {
        self.id = id
        self.author_person = author_person
    }
}
