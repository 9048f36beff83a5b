// @generated ArchiveNote_archive.graphql sha256:8cbe5cdf053c0425cd81f70ca7f1acf37f4a78e71078128b6a8e41bafccb7c96
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum ArchiveNote_archive: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment ArchiveNote_archive on type Archive
            text fragment ArchiveNote_archive on Archive{note}
            normalization
             note: String
            reader
             note
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let note: Swift.String?

        init(_ reader: inout Relay.Reader) {
            self.note = reader.optionalString(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.note, b.note)
            return e.isEqual
        }
    }
}
