// @generated AlbumRenamed.memberwise sha256:fd3bacf46efd920ae7d88e61fe24bf548674fceb17f783b4f4bc72e5f75dbbcf
// Made by relay-generator from GraphQL/Albums.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension AlbumRenamed.Data {
    /// Creates a value for tests and previews.
    package init(renamed: Renamed? = nil) {
        self.renamed = renamed
    }
}

nonisolated extension AlbumRenamed.Data.Renamed {
    /// Creates a value for tests and previews.
    package init(title: Swift.String, album: AlbumFields.Ref) {
        self.title = title
        self.album = album
    }
}
