// @generated LiveMembersPageQuery.graphql sha256:999687c7df4834eb5f4157cc6a37ad0a34b70bdbd2b0c2040e1067d6dd5b1ad1
// Made by relay-generator from GraphQL/Live.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches `LiveMembers_team` again.
nonisolated struct LiveMembersPageQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query LiveMembersPageQuery
            template query LiveMembersPageQuery($count:Int=2,$cursor:String,$id:ID!){node(id:$id){__typename id ...LiveMembers_team(count:$count,cursor:$cursor)}}
            variables
             count: Int = 2
             cursor: String
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "", types: ["Person", "Team"])
              __typename: String!
              id: ID!
              ...LiveMembers_team(count:$count,cursor:$cursor) on type Team
            reader
             node(id: $id)
              ...LiveMembers_team(count: $count, cursor: $cursor) on type Team
            """#, fragments: [LiveMembers_team.artifact])
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

        nonisolated struct Node: Relay.Selection {
            let liveMembers_team: LiveMembers_team.Ref?

            init(_ reader: inout Relay.Reader) {
                self.liveMembers_team = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.liveMembers_team, b.liveMembers_team)
                return e.isEqual
            }
        }
    }
}
