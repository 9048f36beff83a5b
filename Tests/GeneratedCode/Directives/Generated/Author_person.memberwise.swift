// @generated Author_person.memberwise sha256:dcd97aae3a824c2bec8cefb6c5cb42ba4d55c96f7491c728356b86631421e9ee
// Made by relay-generator from GraphQL/Writing.graphql. Do not edit.

nonisolated extension Author_person.Data {
    /// Creates a value for tests and previews.
    package init(__typename: Swift.String) {
        self.__typename = __typename
    }
}
