// @generated IssueQuery.graphql sha256:2ec57f8cfed7773e1e71164c6f9cb406f5507cb9461fca1c04c424fe83dc7c80
// Made by relay-generator from GraphQL/Following.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct IssueQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query IssueQuery
            text query IssueQuery($id:ID!){node(id:$id){__typename id ...on Issue{...Issue_issue}}}
            spreads Issue_issue
            variables
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ... on type Issue
               ...Issue_issue
            reader
             node(id: $id)
              ... as issue on type Issue
               ...Issue_issue
            """#, fragments: [Issue_issue.artifact])
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let node: Node?

        init(_ reader: inout Relay.Reader) {
            self.node = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

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

            nonisolated struct Issue: Relay.Selection {
                let issue_issue: Issue_issue.Ref

                init(_ reader: inout Relay.Reader) {
                    self.issue_issue = reader.fragment(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.fragment(a.issue_issue, b.issue_issue)
                    return e.isEqual
                }
            }
        }
    }
}
