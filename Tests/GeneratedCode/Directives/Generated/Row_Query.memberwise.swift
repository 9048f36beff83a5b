// @generated Row_Query.memberwise sha256:ec828529cf1f370672f6c5bbe298daadb02da30f9353a95f732a7cfc3b8486fb
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension Row_Query.Data {
    /// Creates a value for tests and previews.
    package init(viewer: Viewer? = nil) {
        self.viewer = viewer
    }
}

nonisolated extension Row_Query.Data.Viewer {
    /// Creates a value for tests and previews.
    package init(row: Row.Ref) {
        self.row = row
    }
}
