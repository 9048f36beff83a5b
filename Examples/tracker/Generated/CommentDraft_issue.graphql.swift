// @generated CommentDraft_issue.graphql sha256:42fd109df72a5e248d563c094fff19d1d71d918ed0b2bc20e176d99765e441ff
// Made by relay-generator from Screens/CommentDraft.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated enum CommentDraft_issue: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment CommentDraft_issue on type Issue
            normalization
             draft: type Draft @client
              id: ID! @client
              text: String @client
            reader
             draft @client
              text @client
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let draft: Draft?

        init(_ reader: inout Relay.Reader) {
            self.draft = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.draft, b.draft)
            return e.isEqual
        }

        nonisolated struct Draft: Relay.Selection {
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
}
