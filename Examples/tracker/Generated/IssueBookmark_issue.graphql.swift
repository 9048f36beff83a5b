// @generated IssueBookmark_issue.graphql sha256:277bf171d09f4708bc4e7b118a2954fe08b7bf8dec38c60214439d9a39c16b5f
// Made by relay-generator from Views/IssueBookmark.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated enum IssueBookmark_issue: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment IssueBookmark_issue on type Issue
            text fragment IssueBookmark_issue on Issue{id}
            normalization
             id: ID!
            reader
             id
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            return e.isEqual
        }
    }
}
