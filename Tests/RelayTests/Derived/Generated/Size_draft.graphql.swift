// @generated Size_draft.graphql sha256:5f60e196feb6ca255a79a99d96ea147b195c3e2b409bc66ae197a049981519e3
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Size_draft: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Size_draft on type Draft
            normalization
             text: String @client
            reader
             text @client
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let text: Swift.String?

        init(_ reader: inout Relay.Reader) {
            self.text = reader.optionalString(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.text, b.text)
            return e.isEqual
        }
    }
}
