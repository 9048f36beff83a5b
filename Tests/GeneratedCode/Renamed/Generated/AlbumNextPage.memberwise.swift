// @generated AlbumNextPage.memberwise sha256:490619a6955501add2aeebbb0c2cec789500b4098783bb72c457fa32683253da
// Made by relay-generator from GraphQL/Albums.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension AlbumNextPage.Data {
    /// Creates a value for tests and previews.
    package init(node: Node? = nil) {
        self.node = node
    }
}

nonisolated extension AlbumNextPage.Data.Node {
    /// Creates a value for tests and previews.
    package init(album: AlbumFields.Ref? = nil) {
        self.album = album
    }
}
