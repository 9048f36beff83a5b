// @generated IssueRow_issue.graphql sha256:e22a4c882e278680c5e511072ab08d7010dcc93a3b1d97aa7e0dc51121e2d777
// Made by relay-generator from Views/IssueRow.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated enum IssueRow_issue: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment IssueRow_issue on type Issue
            text fragment IssueRow_issue on Issue{number title state}
            normalization
             number: Int!
             title: String!
             state: enum IssueState!
            reader
             number
             title
             state
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let number: Swift.Int
        let title: Swift.String
        let state: IssueState

        init(_ reader: inout Relay.Reader) {
            self.number = reader.int(0)
            self.title = reader.string(1)
            self.state = reader.value(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.int(a.number, b.number)
            e.string(a.title, b.title)
            e.value(a.state, b.state)
            return e.isEqual
        }
    }
}
