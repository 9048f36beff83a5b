// @generated Length_note.graphql sha256:0c97fe7d87169d860a079d9ae7c942fa1eb188a177a30499986b885afae7c608
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Length_note: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Length_note on type Note
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
