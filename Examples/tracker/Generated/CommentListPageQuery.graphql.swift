// @generated CommentListPageQuery.graphql sha256:cbd05d60f0c893e8899f2dea96cbb99f6fbd7c155509089326ef3c12a92cd449
// Made by relay-generator from Screens/CommentList.swift. Do not edit.
@_spi(Generated) import Relay

/// Fetches `CommentList_issue` again.
nonisolated struct CommentListPageQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query CommentListPageQuery
            template query CommentListPageQuery($count:Int=3,$cursor:String,$id:ID!){node(id:$id){__typename id ...CommentList_issue(count:$count,cursor:$cursor)}}
            variables
             count: Int = 3
             cursor: String
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "", types: ["Comment", "Issue", "Project", "User"])
              __typename: String!
              id: ID!
              ...CommentList_issue(count:$count,cursor:$cursor) on type Issue
            reader
             node(id: $id)
              ...CommentList_issue(count: $count, cursor: $cursor) on type Issue
            """#, fragments: [CommentList_issue.artifact])
    }

    var count: Relay.Input<Swift.Int>
    var cursor: Relay.Input<Swift.String>
    var id: Relay.ID

    init(count: Swift.Int? = nil, cursor: Swift.String? = nil, id: Relay.ID) {
        self.count = .init(count)
        self.cursor = .init(cursor)
        self.id = id
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(count: Relay.Input<Swift.Int> = .unset, cursor: Relay.Input<Swift.String> = .unset, id: Relay.ID) {
        self.count = count
        self.cursor = cursor
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("count", self.count)
        variables.writeInput("cursor", self.cursor)
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

        /// What has an id that no other object has.
        nonisolated struct Node: Relay.Selection {
            let commentList_issue: CommentList_issue.Ref?

            init(_ reader: inout Relay.Reader) {
                self.commentList_issue = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.commentList_issue, b.commentList_issue)
                return e.isEqual
            }
        }
    }
}
