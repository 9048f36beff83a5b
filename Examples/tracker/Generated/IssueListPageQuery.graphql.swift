// @generated IssueListPageQuery.graphql sha256:3d539a6bffef582e2d247ecf55c121a23ec48c2f0d86725f39450c43e1f7f32a
// Made by relay-generator from Screens/IssuesScreen.swift. Do not edit.
@_spi(Generated) import Relay

/// Fetches `IssueList_project` again.
nonisolated struct IssueListPageQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query IssueListPageQuery
            template query IssueListPageQuery($count:Int=5,$cursor:String,$state:IssueState,$id:ID!){node(id:$id){__typename id ...IssueList_project(count:$count,cursor:$cursor,state:$state)}}
            variables
             count: Int = 5
             cursor: String
             state: enum IssueState
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "", types: ["Comment", "Issue", "Project", "User"])
              __typename: String!
              id: ID!
              ...IssueList_project(count:$count,cursor:$cursor,state:$state) on type Project
            reader
             node(id: $id)
              ...IssueList_project(count: $count, cursor: $cursor, state: $state) on type Project
            """#, fragments: [IssueList_project.artifact])
    }

    var count: Relay.Input<Swift.Int>
    var cursor: Relay.Input<Swift.String>
    var state: Relay.Input<IssueState>
    var id: Relay.ID

    init(count: Swift.Int? = nil, cursor: Swift.String? = nil, state: IssueState? = nil, id: Relay.ID) {
        self.count = .init(count)
        self.cursor = .init(cursor)
        self.state = .init(state)
        self.id = id
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(count: Relay.Input<Swift.Int> = .unset, cursor: Relay.Input<Swift.String> = .unset, state: Relay.Input<IssueState> = .unset, id: Relay.ID) {
        self.count = count
        self.cursor = cursor
        self.state = state
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("count", self.count)
        variables.writeInput("cursor", self.cursor)
        variables.writeInput("state", self.state)
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
            let issueList_project: IssueList_project.Ref?

            init(_ reader: inout Relay.Reader) {
                self.issueList_project = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.issueList_project, b.issueList_project)
                return e.isEqual
            }
        }
    }
}
