// @generated Search.memberwise sha256:46584ea02032421cc2aba71b9338a52f9200c530668b9d304957634297570028
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension Search.Data {
    /// Creates a value for tests and previews.
    package init(search: [Search]) {
        self.search = search
    }
}

nonisolated extension Search.Data.Search.Person {
    /// Creates a value for tests and previews.
    package init(__typename: Swift.String, id: Relay.ID, name: Swift.String? = nil, search: Search? = nil) {
        self.__typename = __typename
        self.id = id
        self.name = name
        self.search = search
    }
}

nonisolated extension Search.Data.Search.Person.Search {
    /// Creates a value for tests and previews.
    package init(name: Swift.String? = nil) {
        self.name = name
    }
}

nonisolated extension Search.Data.Search.Post {
    /// Creates a value for tests and previews.
    package init(__typename: Swift.String, id: Relay.ID, title: Swift.String? = nil) {
        self.__typename = __typename
        self.id = id
        self.title = title
    }
}

nonisolated extension Search.Data.Search.Other {
    /// Creates a value for tests and previews.
    package init(__typename: Swift.String, asNode: AsNode? = nil) {
        self.__typename = __typename
        self.asNode = asNode
    }
}

nonisolated extension Search.Data.Search.Other.AsNode {
    /// Creates a value for tests and previews.
    package init(id: Relay.ID) {
        self.id = id
    }
}
