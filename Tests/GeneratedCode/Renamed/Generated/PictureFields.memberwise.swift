// @generated PictureFields.memberwise sha256:74d64b4e43aa770e7ba3940e69f3a7c6ae0f820cf77c6861ad7ea249c8a48b51
// Made by relay-generator from GraphQL/Albums.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension PictureFields.Data {
    /// Creates a value for tests and previews.
    package init(imageURL: WebAddress, userIDs: [Relay.ID], httpStatus: Swift.Int? = nil, kind: PictureKind? = nil) {
        self.imageURL = imageURL
        self.userIDs = userIDs
        self.httpStatus = httpStatus
        self.kind = kind
    }
}
