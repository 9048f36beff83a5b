// @generated Shared_person.memberwise sha256:9dfbd20d9ab71a5b51b19fd3aac9f3be79855a3a70b53ecee1ab559d11fff37b
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.

nonisolated extension Shared_person.Data {
    /// Creates a value for tests and previews.
    package init(picture: Swift.String? = nil) {
        self.picture = picture
    }
}
