// @generated PictureScreen.memberwise sha256:ddfec132d4f89a7723f36736b09d469775ffcfa6584c2d001f3587323c75366e
// Made by relay-generator from GraphQL/Albums.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension PictureScreen.Data {
    /// Creates a value for tests and previews.
    package init(picture: Picture? = nil) {
        self.picture = picture
    }
}

nonisolated extension PictureScreen.Data.Picture {
    /// Creates a value for tests and previews.
    package init(picture: PictureFields.Ref, fallback: Fallback? = nil) {
        self.picture = picture
        self.fallback = fallback
    }
}
