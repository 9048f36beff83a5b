// @generated AlbumEdits.graphql sha256:7b8c63ef3b0d9f8d42b936f0856d655f2468c902f6869aa2a9ce8ecc63c97040
// Made by relay-generator from GraphQL/Albums.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum AlbumEdits: Relay.UpdatableFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Edited_album on type Album
            reader
             title
             kind
            """#)
    }

    package nonisolated struct Data: Relay.UpdatableSelection {
        package let record: Relay.UpdatableRecord

        package init(_ record: Relay.UpdatableRecord) {
            self.record = record
        }

        package var title: Swift.String? {
            get {
                return self.record.value(0)
            }
            nonmutating set {
                self.record.setNonNull(0, newValue)
            }
        }

        package var kind: PictureKind? {
            get {
                return self.record.value(1)
            }
            nonmutating set {
                self.record.setNonNull(1, newValue)
            }
        }
    }
}
