// @generated IssueQuery.graphql sha256:11734c832f6dd7361c5228f7352a36b91e942b4e1eb1b0c98bf0e9cf76e62793
// Made by relay-generator from Screens/IssueScreen.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated struct IssueQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query IssueQuery
            text query IssueQuery($id:ID!){viewer{id name} node(id:$id){__typename id ...on Issue{...IssueCard_issue ...IssueEditor_issue ...CommentList_issue}}}
            spreads CommentList_issue IssueCard_issue IssueEditor_issue
            variables
             id: ID!
            normalization
             viewer: type User!
              id: ID!
              name: String!
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "", types: ["Comment", "Issue", "Project", "User"])
              __typename: String!
              id: ID!
              ... on type Issue
               id: ID!
               ...IssueCard_issue
               ...IssueEditor_issue
               ...CommentList_issue
            reader
             viewer
              id
              name
             node(id: $id)
              ... as issue on type Issue
               id
               ...IssueCard_issue
               ...IssueEditor_issue
               ...CommentList_issue
            """#, fragments: [CommentList_issue.artifact, IssueCard_issue.artifact, IssueEditor_issue.artifact])
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let viewer: Viewer
        let node: Node?

        init(_ reader: inout Relay.Reader) {
            self.viewer = reader.object(0)
            self.node = reader.optionalObject(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.viewer, b.viewer)
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

        nonisolated struct Viewer: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let name: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.name = reader.string(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.name, b.name)
                return e.isEqual
            }
        }

        /// What has an id that no other object has.
        nonisolated struct Node: Relay.Selection {
            let issue: Issue?

            init(_ reader: inout Relay.Reader) {
                self.issue = reader.optionalInline(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.issue, b.issue)
                return e.isEqual
            }

            nonisolated struct Issue: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let issueCard_issue: IssueCard_issue.Ref
                let issueEditor_issue: IssueEditor_issue.Ref
                let commentList_issue: CommentList_issue.Ref

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.issueCard_issue = reader.fragment(1)
                    self.issueEditor_issue = reader.fragment(2)
                    self.commentList_issue = reader.fragment(3)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.fragment(a.issueCard_issue, b.issueCard_issue)
                    e.fragment(a.issueEditor_issue, b.issueEditor_issue)
                    e.fragment(a.commentList_issue, b.commentList_issue)
                    return e.isEqual
                }
            }
        }
    }
}
