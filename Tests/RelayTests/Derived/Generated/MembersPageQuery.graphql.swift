// @generated MembersPageQuery.graphql sha256:6d3463b734b58aa81bf6d4c0c6add16851898954b1c0093fb31c8dbbe27c9279
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches `Members_team` again.
nonisolated struct MembersPageQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query MembersPageQuery
            template query MembersPageQuery($count:Int=2,$cursor:String,$id:ID!){node(id:$id){__typename id ...Members_team(count:$count,cursor:$cursor)}}
            variables
             count: Int = 2
             cursor: String
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "", types: ["Person", "Team"])
              __typename: String!
              id: ID!
              ...Members_team(count:$count,cursor:$cursor) on type Team
            reader
             node(id: $id)
              ...Members_team(count: $count, cursor: $cursor) on type Team
            """#, fragments: [Members_team.artifact])
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
            let members_team: Members_team.Ref?

            init(_ reader: inout Relay.Reader) {
                self.members_team = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.members_team, b.members_team)
                return e.isEqual
            }
        }
    }
}
