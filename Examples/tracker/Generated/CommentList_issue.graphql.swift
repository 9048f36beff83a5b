// @generated CommentList_issue.graphql sha256:cbd05d60f0c893e8899f2dea96cbb99f6fbd7c155509089326ef3c12a92cd449
// Made by relay-generator from Screens/CommentList.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated enum CommentList_issue: Relay.ForwardPaginationFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment CommentList_issue on type Issue
            template fragment CommentList_issue on Issue{__typename comments(after:$cursor,first:$count){edges{node{id ...CommentRow_comment __typename} cursor} pageInfo{endCursor hasNextPage}} id}
            arguments
             count: Int = 3
             cursor: String
            connection comments
             forward first: $count after: $cursor
            refetch CommentListPageQuery
             path node
             identifier id: $id
            normalization
             ...CommentDraft_issue
             __typename: String!
             comments(after: $cursor, first: $count): type CommentConnection! @connection(key: "CommentList_comments", filters: [])
              edges: [type CommentEdge!]!
               node: type Comment!
                id: ID!
                ...CommentRow_comment
                __typename: String!
               cursor: String!
              pageInfo: type PageInfo!
               endCursor: String
               hasNextPage: Boolean!
             id: ID!
            reader
             ...CommentDraft_issue
             ...CommentDraftUpdate_issue
             comments = __CommentList_comments_connection
              edges
               node
                id
                ...CommentRow_comment
              pageInfo
               endCursor
               hasNextPage
            """#, fragments: [CommentDraft_issue.artifact, CommentRow_comment.artifact])
    }

    typealias RefetchQuery = CommentListPageQuery

    /// The connection `comments`, with the values of its filters.
    static func commentsConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("CommentList_comments", Relay.VariableWriter())
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let commentDraft_issue: CommentDraft_issue.Ref
        let commentDraftUpdate_issue: CommentDraftUpdate_issue.Ref
        let comments: Comments

        init(_ reader: inout Relay.Reader) {
            self.commentDraft_issue = reader.fragment(0)
            self.commentDraftUpdate_issue = reader.fragment(1)
            self.comments = reader.object(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.commentDraft_issue, b.commentDraft_issue)
            e.fragment(a.commentDraftUpdate_issue, b.commentDraftUpdate_issue)
            e.object(a.comments, b.comments)
            return e.isEqual
        }

        nonisolated struct Comments: Relay.ConnectionSelection {
            let edges: Relay.GrowingList<Edge>
            let pageInfo: PageInfo
            /// The nodes of the edges, without those that are null.
            let nodes: Relay.GrowingList<Node>

            typealias Node = Edge.Node

            /// Whether there are pages after these nodes.
            var hasNext: Swift.Bool {
                return self.pageInfo.hasNextPage
            }

            init(_ reader: inout Relay.Reader) {
                self.edges = reader.growingList(0)
                self.pageInfo = reader.object(1)
                self.nodes = reader.nodes(self.edges)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.growingList(a.edges, b.edges)
                e.object(a.pageInfo, b.pageInfo)
                return e.isEqual
            }

            nonisolated struct Edge: Relay.EdgeSelection {
                let node: Node

                /// What the connection is a collection of.
                var connectionNode: Node? {
                    return self.node
                }

                init(_ reader: inout Relay.Reader) {
                    self.node = reader.object(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.object(a.node, b.node)
                    return e.isEqual
                }

                nonisolated struct Node: Relay.Selection, Swift.Identifiable {
                    let id: Relay.ID
                    let commentRow_comment: CommentRow_comment.Ref

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.commentRow_comment = reader.fragment(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.fragment(a.commentRow_comment, b.commentRow_comment)
                        return e.isEqual
                    }
                }
            }

            nonisolated struct PageInfo: Relay.Selection {
                let endCursor: Swift.String?
                let hasNextPage: Swift.Bool

                init(_ reader: inout Relay.Reader) {
                    self.endCursor = reader.optionalString(0)
                    self.hasNextPage = reader.bool(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.endCursor, b.endCursor)
                    e.bool(a.hasNextPage, b.hasNextPage)
                    return e.isEqual
                }
            }
        }
    }
}
