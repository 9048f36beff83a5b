// @generated StarshipList_query.graphql sha256:78b38df0d7c4635bd1c8f3d9c9d9c58323279d1f0fa7776287c555a5f5042981
// Made by relay-generator from ../../Examples/starwars/Views/StarshipList.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum StarshipList_query: Relay.ForwardPaginationFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment StarshipList_query on type Query
            template fragment StarshipList_query on Query{starships(after:$cursor,first:$count){totalCount edges{node{id ...StarshipRow_starship __typename} cursor} pageInfo{endCursor hasNextPage}}}
            arguments
             count: Int = 4
             cursor: String
            connection starships
             forward first: $count after: $cursor
            refetch StarshipPageQuery
            normalization
             starships(after: $cursor, first: $count): type StarshipConnection! @connection(key: "StarshipList_starships", filters: [])
              totalCount: Int
              edges: [type StarshipEdge!]!
               node: type Starship! @key(fields: ["id"])
                id: ID!
                ...StarshipRow_starship
                __typename: String!
               cursor: String!
              pageInfo: type PageInfo!
               endCursor: String
               hasNextPage: Boolean!
            reader
             starships = __StarshipList_starships_connection
              totalCount
              edges
               node
                id
                ...StarshipRow_starship
              pageInfo
               endCursor
               hasNextPage
            """#, fragments: [StarshipRow_starship.artifact])
    }

    typealias RefetchQuery = StarshipPageQuery

    /// The connection `starships`, with the values of its filters.
    static func starshipsConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("StarshipList_starships", Relay.VariableWriter())
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let starships: Starships

        init(_ reader: inout Relay.Reader) {
            self.starships = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.starships, b.starships)
            return e.isEqual
        }

        nonisolated struct Starships: Relay.ConnectionSelection {
            let totalCount: Swift.Int?
            /// Contains the nodes in this connection
            let edges: Relay.GrowingList<Edge>
            /// Pagination data for this connection
            let pageInfo: PageInfo
            /// The nodes of the edges, without those that are null.
            let nodes: Relay.GrowingList<Node>

            typealias Node = Edge.Node

            /// Whether there are pages after these nodes.
            var hasNext: Swift.Bool {
                return self.pageInfo.hasNextPage
            }

            init(_ reader: inout Relay.Reader) {
                self.totalCount = reader.optionalInt(0)
                self.edges = reader.growingList(1)
                self.pageInfo = reader.object(2)
                self.nodes = reader.nodes(self.edges)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalInt(a.totalCount, b.totalCount)
                e.growingList(a.edges, b.edges)
                e.object(a.pageInfo, b.pageInfo)
                return e.isEqual
            }

            /// An edge in a connection.
            nonisolated struct Edge: Relay.EdgeSelection {
                /// The item at the end of the edge
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
                    /// The Globally Unique ID of this object
                    let id: Relay.ID
                    let starshipRow_starship: StarshipRow_starship.Ref

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.starshipRow_starship = reader.fragment(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.fragment(a.starshipRow_starship, b.starshipRow_starship)
                        return e.isEqual
                    }
                }
            }

            /// Information to aid in pagination.
            nonisolated struct PageInfo: Relay.Selection {
                /// When paginating forwards, the cursor to continue.
                let endCursor: Swift.String?
                /// When paginating forwards, are there more items?
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
