// @generated IssueCard_issue.graphql sha256:fbf80bada33deb125fbccabc7a2b95ef8b452426d17310d2e3c7cc96c1256943
// Made by relay-generator from Views/IssueCard.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated enum IssueCard_issue: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment IssueCard_issue on type Issue
            text fragment IssueCard_issue on Issue{...IssueHeading_issue ...IssueBookmark_issue body createdAt author{id name}}
            spreads IssueBookmark_issue IssueHeading_issue
            normalization
             ...IssueHeading_issue
             ...IssueBookmark_issue
             body: String!
             createdAt: scalar DateTime!
             author: type User!
              id: ID!
              name: String!
            reader
             heading @derived(field: "Issue.heading")
             isBookmarked @derived(field: "Issue.isBookmarked")
             body
             createdAt
             author
              name
            """#, fragments: [IssueBookmark_issue.artifact, IssueHeading_issue.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// The state, the number and the title.
        let heading: Swift.String
        /// Whether the user has bookmarked the issue, for as long as the app runs.
        let isBookmarked: Swift.Bool
        let body: Swift.String
        let createdAt: Relay.Scalars.DateTime
        let author: Author

        init(_ reader: inout Relay.Reader) {
            self.heading = reader.string(0)
            self.isBookmarked = reader.bool(1)
            self.body = reader.string(2)
            self.createdAt = reader.value(3)
            self.author = reader.object(4)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.heading, b.heading)
            e.bool(a.isBookmarked, b.isBookmarked)
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

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                return e.isEqual
            }
        }
    }
}
