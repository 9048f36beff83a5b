// @generated Search_query.memberwise sha256:e25807073982e6be6951d5b998f87b27a4c34d039873a38cd2dff25deb220a9e
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.

nonisolated extension Search_query.Data {
    /// Creates a value for tests and previews.
    package init(search: [Search]) {
        self.search = search
    }
}

nonisolated extension Search_query.Data.Search.Person {
    /// Creates a value for tests and previews.
    package init(__typename: Swift.String, name: Swift.String? = nil) {
        self.__typename = __typename
        self.name = name
    }
}

nonisolated extension Search_query.Data.Search.Other {
    /// Creates a value for tests and previews.
    package init(__typename: Swift.String) {
        self.__typename = __typename
    }
}
