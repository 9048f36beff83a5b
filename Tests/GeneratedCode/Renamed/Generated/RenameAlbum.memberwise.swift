// @generated RenameAlbum.memberwise sha256:6b904e683ba62ca8eb2bffbea8546347e307d7cb26893eb814a15e6113e3d5b1
// Made by relay-generator from GraphQL/Albums.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension RenameAlbum.Data {
    /// Creates a value for tests and previews.
    package init(rename: Rename? = nil) {
        self.rename = rename
    }
}

nonisolated extension RenameAlbum.Data.Rename {
    /// Creates a value for tests and previews.
    package init(album: Album? = nil) {
        self.album = album
    }
}

nonisolated extension RenameAlbum.Data.Rename.Album {
    /// Creates a value for tests and previews.
    package init(title: Swift.String, kind: PictureKind, album: AlbumFields.Ref) {
        self.title = title
        self.kind = kind
        self.album = album
    }
}
