// @generated Place_place.memberwise sha256:9c1cdd6fea6fcae3921b81aec235e6a06b41a762cbafe85b8aac29172c5d4723
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.

nonisolated extension Place_place.Data {
    /// Creates a value for tests and previews.
    package init(name: Swift.String? = nil, distance: Swift.Double? = nil) {
        self.name = name
        self.distance = distance
    }
}
