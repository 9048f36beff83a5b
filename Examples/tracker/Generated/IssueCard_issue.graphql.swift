// @generated IssueCard_issue.graphql sha256:bb6ea5876d53ac6776a24e1d5fabe7a7a821673a551a0dcfa23febfd5e78705c
// Made by relay-generator from Views/IssueCard.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated enum IssueCard_issue: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment IssueCard_issue on type Issue
            text fragment IssueCard_issue on Issue{...IssueHeading_issue body createdAt author{id name}}
            spreads IssueHeading_issue
            normalization
             ...IssueHeading_issue
             body: String!
             createdAt: scalar DateTime!
             author: type User!
              id: ID!
              name: String!
            reader
             heading @derived(field: "Issue.heading")
             body
             createdAt
             author
              name
            """#, fragments: [IssueHeading_issue.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// The state, the number and the title.
        let heading: Swift.String
        let body: Swift.String
        let createdAt: Relay.Scalars.DateTime
        let author: Author

        init(_ reader: inout Relay.Reader) {
            self.heading = reader.string(0)
            self.body = reader.string(1)
            self.createdAt = reader.value(2)
            self.author = reader.object(3)
        }

        static func == (a: Self, b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.heading, b.heading)
            e.string(a.body, b.body)
            e.value(a.createdAt, b.createdAt)
            e.object(a.author, b.author)
            return e.isEqual
        }

        nonisolated struct Author: Relay.Selection {
            let name: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
            }

            static func == (a: Self, b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                return e.isEqual
            }
        }
    }
}
