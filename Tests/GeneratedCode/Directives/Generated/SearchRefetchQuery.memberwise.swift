// @generated SearchRefetchQuery.memberwise sha256:e25807073982e6be6951d5b998f87b27a4c34d039873a38cd2dff25deb220a9e
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension SearchRefetchQuery.Data {
    /// Creates a value for tests and previews.
    package init(search_query: Search_query.Ref) {
        self.search_query = search_query
    }
}
