// @generated FoundIssue_issue.graphql sha256:9c31d88ea5cfad73b1ce5abe46d64c0d28095f883e17bd43b2bc0064bb72bda4
// Made by relay-generator from Screens/FindScreen.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated enum FoundIssue_issue: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment FoundIssue_issue on type Issue
            text fragment FoundIssue_issue on Issue{id title ...IssueRow_issue}
            spreads IssueRow_issue
            normalization
             id: ID!
             title: String!
             ...IssueRow_issue
            reader
             id
             title
             ...IssueRow_issue
            """#, fragments: [IssueRow_issue.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let title: Swift.String
        let issueRow_issue: IssueRow_issue.Ref

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.title = reader.string(1)
            self.issueRow_issue = reader.fragment(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.string(a.title, b.title)
            e.fragment(a.issueRow_issue, b.issueRow_issue)
            return e.isEqual
        }
    }
}
