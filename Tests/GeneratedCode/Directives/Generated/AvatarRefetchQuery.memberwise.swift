// @generated AvatarRefetchQuery.memberwise sha256:57b7236411b9822c43e50c44946fc8fd835697d4f11eba8e4161427ac559704e
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension AvatarRefetchQuery.Data {
    /// Creates a value for tests and previews.
    package init(node: Node? = nil) {
        self.node = node
    }
}

nonisolated extension AvatarRefetchQuery.Data.Node {
    /// Creates a value for tests and previews.
    package init(avatar_person: Avatar_person.Ref? = nil) {
        self.avatar_person = avatar_person
    }
}
