// @generated Rows_node.memberwise sha256:1fd90e07c0814a716b5d00908f2f6c0ca111172348d1d0a91bd2f8b737cc2535
// Made by relay-generator from GraphQL/Fragments.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension Rows_node.Data {
    /// Creates a value for tests and previews.
    package init(id: Relay.ID) {
        self.id = id
    }
}
