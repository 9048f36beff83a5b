// @generated DraftLink_draft.graphql sha256:91815da57c91ddece0b9f8aaed39379f196131372d29742b27f625c6f1ad4ba8
// Made by relay-generator from Screens/CommentDraft.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated enum DraftLink_draft: Relay.AssignableFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment DraftLink_draft on type Draft
            normalization
             __typename: String!
            reader
             __typename
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let __typename: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.__typename = reader.string(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.__typename, b.__typename)
            return e.isEqual
        }
    }
}
