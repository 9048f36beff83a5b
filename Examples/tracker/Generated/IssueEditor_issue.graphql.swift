// @generated IssueEditor_issue.graphql sha256:5a2d58ad47ca9703c9bf3bfc8e52a9d5b68cd7b12c58b0d78a7cc5047031abee
// Made by relay-generator from Screens/IssueEditor.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated enum IssueEditor_issue: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment IssueEditor_issue on type Issue
            text fragment IssueEditor_issue on Issue{title state}
            normalization
             title: String!
             state: enum IssueState!
            reader
             title
             state
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let title: Swift.String
        let state: IssueState

        init(_ reader: inout Relay.Reader) {
            self.title = reader.string(0)
            self.state = reader.value(1)
        }

        static func == (a: Self, b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.title, b.title)
            e.value(a.state, b.state)
            return e.isEqual
        }
    }
}
