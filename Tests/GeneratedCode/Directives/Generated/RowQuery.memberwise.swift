// @generated RowQuery.memberwise sha256:7908957d739a5d7ecaf753fff03094a9ac06f15757b1aa0cdf491bc65384a3fe
// Made by relay-generator from GraphQL/Nesting.graphql. Do not edit.
@_spi(Generated) package import Relay

nonisolated extension RowQuery.Data {
    /// Creates a value for tests and previews.
    package init(viewer: Viewer? = nil) {
        self.viewer = viewer
    }
}

nonisolated extension RowQuery.Data.Viewer {
    /// Creates a value for tests and previews.
    package init(row: Row.Ref) {
        self.row = row
    }
}
