// @generated AlbumScreen.memberwise sha256:d6f7fdf3ca0f2aa3033228bbfce72bc803915782de8891e5f1a3ac90e2acd8f3
// Made by relay-generator from GraphQL/Albums.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension AlbumScreen.Data {
    /// Creates a value for tests and previews.
    package init(album: Album? = nil, things: [Thing]) {
        self.album = album
        self.things = things
    }
}

nonisolated extension AlbumScreen.Data.Album {
    /// Creates a value for tests and previews.
    package init(album: AlbumFields.Ref, kind: KindFields.Ref) {
        self.album = album
        self.kind = kind
    }
}

nonisolated extension AlbumScreen.Data.Thing.Album {
    /// Creates a value for tests and previews.
    package init(title: Swift.String, coverURL: WebAddress? = nil) {
        self.title = title
        self.coverURL = coverURL
    }
}

nonisolated extension AlbumScreen.Data.Thing.Picture {
    /// Creates a value for tests and previews.
    package init(picture: PictureFields.Ref, imageURL: WebAddress) {
        self.picture = picture
        self.imageURL = imageURL
    }
}

nonisolated extension AlbumScreen.Data.Thing.Other {
    /// Creates a value for tests and previews.
    package init() {
    }
}
