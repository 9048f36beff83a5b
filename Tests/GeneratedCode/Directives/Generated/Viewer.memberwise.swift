// @generated Viewer.memberwise sha256:c01bad4d5641970997ca5070527fddbb52520948dd009723eebcc6d0cdefcc92
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension Viewer.Data {
    /// Creates a value for tests and previews.
    package init(viewer: Viewer? = nil) {
        self.viewer = viewer
    }
}

nonisolated extension Viewer.Data.Viewer {
    /// Creates a value for tests and previews.
    package init(viewer: Viewer? = nil) {
        self.viewer = viewer
    }
}

nonisolated extension Viewer.Data.Viewer.Viewer {
    /// Creates a value for tests and previews.
    package init(id: Relay.ID, viewer: WebAddress? = nil) {
        self.id = id
        self.viewer = viewer
    }
}
