// @generated IssueCard_issue.graphql sha256:b56055c059874b9344cf35c49e5b9d7e1438d9979e5c045a1efdd1a521a50e3c
// Made by relay-generator from Views/IssueCard.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated enum IssueCard_issue: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment IssueCard_issue on type Issue
            text fragment IssueCard_issue on Issue{number title body state createdAt author{id name}}
            normalization
             number: Int!
             title: String!
             body: String!
             state: enum IssueState!
             createdAt: scalar DateTime!
             author: type User!
              id: ID!
              name: String!
            reader
             number
             title
             body
             state
             createdAt
             author
              name
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let number: Swift.Int
        let title: Swift.String
        let body: Swift.String
        let state: IssueState
        let createdAt: Relay.Scalars.DateTime
        let author: Author

        init(_ reader: inout Relay.Reader) {
            self.number = reader.int(0)
            self.title = reader.string(1)
            self.body = reader.string(2)
            self.state = reader.value(3)
            self.createdAt = reader.value(4)
            self.author = reader.object(5)
        }

        static func == (a: Self, b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.int(a.number, b.number)
            e.string(a.title, b.title)
            e.string(a.body, b.body)
            e.value(a.state, b.state)
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
