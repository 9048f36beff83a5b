// @generated LiveMembers_team.graphql sha256:999687c7df4834eb5f4157cc6a37ad0a34b70bdbd2b0c2040e1067d6dd5b1ad1
// Made by relay-generator from GraphQL/Live.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum LiveMembers_team: Relay.ForwardPaginationFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment LiveMembers_team on type Team
            template fragment LiveMembers_team on Team{members(after:$cursor,first:$count){edges{node{id ...Mood_person __typename} cursor} pageInfo{endCursor hasNextPage}} id}
            arguments
             count: Int = 2
             cursor: String
            connection members
             forward first: $count after: $cursor
            refetch LiveMembersPageQuery
             path node
             identifier id: $id
            normalization
             members(after: $cursor, first: $count): type MemberConnection! @connection(key: "Live_members", filters: [])
              edges: [type MemberEdge!]!
               node: type Person!
                id: ID!
                ...Mood_person
                __typename: String!
               cursor: String!
              pageInfo: type PageInfo!
               endCursor: String
               hasNextPage: Boolean!
             id: ID!
            reader
             members = __Live_members_connection
              edges
               node
                id
                heartRate @derived(field: "Person.heartRate")
              pageInfo
               endCursor
               hasNextPage
            """#, fragments: [Mood_person.artifact])
    }

    typealias RefetchQuery = LiveMembersPageQuery

    /// The connection `members`, with the values of its filters.
    static func membersConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("Live_members", Relay.VariableWriter())
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let members: Members

        init(_ reader: inout Relay.Reader) {
            self.members = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.members, b.members)
            return e.isEqual
        }

        nonisolated struct Members: Relay.ConnectionSelection {
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
                    let heartRate: Swift.Int

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.heartRate = reader.int(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.int(a.heartRate, b.heartRate)
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
