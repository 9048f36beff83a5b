// @generated FoundIssues_board.graphql sha256:9fcc827385bc5c4059324d9ba2c4be02c4b541ea494152ce3bd40eb7ff8abcb9
// Made by relay-generator from GraphQL/Objects.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum FoundIssues_board: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment FoundIssues_board on type Board
            template fragment FoundIssues_board on Board{id issues(first:$count){totalCount edges{node{id ...FoundPlain_issue}}}}
            arguments
             count: Int! = 2
            normalization
             id: ID!
             issues(first: $count): type IssueConnection!
              totalCount: Int!
              edges: [type IssueEdge]
               node: type Issue
                id: ID!
                ...FoundPlain_issue
            reader
             id
             issues(first: $count)
              totalCount
              edges
               node
                ...FoundPlain_issue
            """#, fragments: [FoundPlain_issue.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let issues: Issues

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.issues = reader.object(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.object(a.issues, b.issues)
            return e.isEqual
        }

        nonisolated struct Issues: Relay.Selection {
            let totalCount: Swift.Int
            let edges: [Edge?]?

            init(_ reader: inout Relay.Reader) {
                self.totalCount = reader.int(0)
                self.edges = reader.optionalObjectsOrNil(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.int(a.totalCount, b.totalCount)
                e.optionalObjectsOrNil(a.edges, b.edges)
                return e.isEqual
            }

            nonisolated struct Edge: Relay.Selection {
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
                    let foundPlain_issue: FoundPlain_issue.Ref

                    init(_ reader: inout Relay.Reader) {
                        self.foundPlain_issue = reader.fragment(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.fragment(a.foundPlain_issue, b.foundPlain_issue)
                        return e.isEqual
                    }
                }
            }
        }
    }
}
