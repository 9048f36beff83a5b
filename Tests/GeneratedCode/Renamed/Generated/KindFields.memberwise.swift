// @generated KindFields.memberwise sha256:26c9cba89ed8261b65d6a1e46a2792714139f5284e129fefda72d11497db345f
// Made by relay-generator from GraphQL/Albums.graphql. Do not edit.

nonisolated extension KindFields.Data {
    /// Creates a value for tests and previews.
    package init(kind: PictureKind) {
        self.kind = kind
    }
}
