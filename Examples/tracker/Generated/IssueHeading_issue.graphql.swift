// @generated IssueHeading_issue.graphql sha256:108032e556aa2ca901b3b022146c84f72757b960b83975a48bf2c943ce19a96c
// Made by relay-generator from Views/IssueHeading.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated enum IssueHeading_issue: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment IssueHeading_issue on type Issue
            text fragment IssueHeading_issue on Issue{number title state}
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
