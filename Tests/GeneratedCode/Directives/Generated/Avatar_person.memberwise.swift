// @generated Avatar_person.memberwise sha256:57b7236411b9822c43e50c44946fc8fd835697d4f11eba8e4161427ac559704e
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.

nonisolated extension Avatar_person.Data {
    /// Creates a value for tests and previews.
    package init(picture: Swift.String? = nil) {
        self.picture = picture
    }
}
