// @generated RefetchingQuery.memberwise sha256:c82aafe07016f1a8aacdf2aa654d3e840867a69456323eccdbf8bb7e2b30c1ef
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension RefetchingQuery.Data {
    /// Creates a value for tests and previews.
    package init(search_query: Search_query.Ref, viewer: Viewer? = nil, person: Person? = nil, fetch__Place: Fetch__Place? = nil) {
        self.search_query = search_query
        self.viewer = viewer
        self.person = person
        self.fetch__Place = fetch__Place
    }
}

nonisolated extension RefetchingQuery.Data.Viewer {
    /// Creates a value for tests and previews.
    package init(mood_viewer: Mood_viewer.Ref) {
        self.mood_viewer = mood_viewer
    }
}

nonisolated extension RefetchingQuery.Data.Person {
    /// Creates a value for tests and previews.
    package init(avatar_person: Avatar_person.Ref) {
        self.avatar_person = avatar_person
    }
}

nonisolated extension RefetchingQuery.Data.Fetch__Place {
    /// Creates a value for tests and previews.
    package init(place_place: Place_place.Ref) {
        self.place_place = place_place
    }
}
