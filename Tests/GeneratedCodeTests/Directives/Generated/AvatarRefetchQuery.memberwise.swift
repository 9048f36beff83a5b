// @generated AvatarRefetchQuery.memberwise sha256:57b7236411b9822c43e50c44946fc8fd835697d4f11eba8e4161427ac559704e
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension AvatarRefetchQuery.Data {
    /// What would be read, of its parts.
    package init(node: AvatarRefetchQuery.Data.Node? = nil) {
        self.node = node
    }
}

nonisolated extension AvatarRefetchQuery.Data.Node {
    /// What would be read, of its parts.
    package init(avatar_person: Avatar_person.Ref? = nil) {
        self.avatar_person = avatar_person
    }
}
