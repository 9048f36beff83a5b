// @generated PostLabel.memberwise sha256:fb42cd064a7938f05b30c8c129f41910a292a9e0fd4c4165ec3eafe1a6b11921
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension PostLabel.Data {
    /// Creates a value for tests and previews.
    package init(id: Relay.ID, isOpen: Swift.Bool? = nil) {
        self.id = id
        self.isOpen = isOpen
    }
}
