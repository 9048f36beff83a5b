// @generated AlbumFields.memberwise sha256:490619a6955501add2aeebbb0c2cec789500b4098783bb72c457fa32683253da
// Made by relay-generator from GraphQL/Albums.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension AlbumFields.Data {
    /// Creates a value for tests and previews.
    package init(title: Swift.String, coverURL: WebAddress? = nil, createdAt: Relay.Scalars.DateTime? = nil, pictures: Pictures? = nil) {
        self.title = title
        self.coverURL = coverURL
        self.createdAt = createdAt
        self.pictures = pictures
    }
}

nonisolated extension AlbumFields.Data.Pictures {
    /// Creates a value for tests and previews.
    package init(edges: Relay.GrowingList<Edge?>? = nil, pageInfo: PageInfo, nodes: Relay.GrowingList<Node>) {
        self.edges = edges
        self.pageInfo = pageInfo
        self.nodes = nodes
    }
}

nonisolated extension AlbumFields.Data.Pictures.Edge {
    /// Creates a value for tests and previews.
    package init(node: Node? = nil) {
        self.node = node
    }
}

nonisolated extension AlbumFields.Data.Pictures.Edge.Node {
    /// Creates a value for tests and previews.
    package init(id: Relay.ID, picture: PictureFields.Ref) {
        self.id = id
        self.picture = picture
    }
}

nonisolated extension AlbumFields.Data.Pictures.PageInfo {
    /// Creates a value for tests and previews.
    package init(endCursor: Swift.String? = nil, hasNextPage: Swift.Bool) {
        self.endCursor = endCursor
        self.hasNextPage = hasNextPage
    }
}
