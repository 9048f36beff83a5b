// @generated PlaceRefetchQuery.memberwise sha256:9c1cdd6fea6fcae3921b81aec235e6a06b41a762cbafe85b8aac29172c5d4723
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension PlaceRefetchQuery.Data {
    /// Creates a value for tests and previews.
    package init(fetch__Place: Fetch__Place? = nil) {
        self.fetch__Place = fetch__Place
    }
}

nonisolated extension PlaceRefetchQuery.Data.Fetch__Place {
    /// Creates a value for tests and previews.
    package init(place_place: Place_place.Ref) {
        self.place_place = place_place
    }
}
