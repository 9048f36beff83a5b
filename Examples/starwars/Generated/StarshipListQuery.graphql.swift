// @generated StarshipListQuery.graphql sha256:386d888015de817bad5725c41cb4cd7837d293b029f1db4265d982efd3584f00
// Made by relay-generator from Views/StarshipList.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StarshipListQuery: Relay.GraphQLQuery {
    static let artifact = Relay.Artifact(v1: #"""
        query StarshipListQuery
        text query StarshipListQuery($first:Int!,$after:String){starships(after:$after,first:$first){totalCount edges{node{id ...StarshipRow_starship}} pageInfo{hasNextPage endCursor}}} fragment StarshipRow_starship on Starship{name length(unit:METER)}
        metadata {screen: "Starships"}
        variables
         first: Int!
         after: String
        normalization
         starships(after: $after, first: $first): type StarshipConnection!
          totalCount: Int
          edges: [type StarshipEdge!]!
           node: type Starship!
            id: ID!
            name: String!
            length(unit: METER): Float!
          pageInfo: type PageInfo!
           hasNextPage: Boolean!
           endCursor: String
        reader
         starships(after: $after, first: $first)
          totalCount
          edges
           node
            id
            ...StarshipRow_starship
          pageInfo
           hasNextPage
           endCursor
        """#)

    var first: Swift.Int
    var after: Relay.Input<Swift.String>

    init(first: Swift.Int, after: Swift.String? = nil) {
        self.first = first
        self.after = .init(after)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(first: Swift.Int, after: Relay.Input<Swift.String> = .unset) {
        self.first = first
        self.after = after
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("first", self.first)
        variables.writeInput("after", self.after)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let starships: Starships

        init(_ reader: inout Relay.Reader) {
            self.starships = reader.object(0)
        }

        static func == (a: Self, b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.starships, b.starships)
            return e.isEqual
        }

        nonisolated struct Starships: Relay.Selection {
            let totalCount: Swift.Int?
            /// Contains the nodes in this connection
            let edges: [Edge]
            /// Pagination data for this connection
            let pageInfo: PageInfo

            init(_ reader: inout Relay.Reader) {
                self.totalCount = reader.optionalInt(0)
                self.edges = reader.objects(1)
                self.pageInfo = reader.object(2)
            }

            static func == (a: Self, b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalInt(a.totalCount, b.totalCount)
                e.objects(a.edges, b.edges)
                e.object(a.pageInfo, b.pageInfo)
                return e.isEqual
            }

            /// An edge in a connection.
            nonisolated struct Edge: Relay.Selection {
                /// The item at the end of the edge
                let node: Node

                init(_ reader: inout Relay.Reader) {
                    self.node = reader.object(0)
                }

                static func == (a: Self, b: Self) -> Swift.Bool {
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

                    static func == (a: Self, b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.fragment(a.starshipRow_starship, b.starshipRow_starship)
                        return e.isEqual
                    }
                }
            }

            /// Information to aid in pagination.
            nonisolated struct PageInfo: Relay.Selection {
                /// When paginating forwards, are there more items?
                let hasNextPage: Swift.Bool
                /// When paginating forwards, the cursor to continue.
                let endCursor: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.hasNextPage = reader.bool(0)
                    self.endCursor = reader.optionalString(1)
                }

                static func == (a: Self, b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.bool(a.hasNextPage, b.hasNextPage)
                    e.optionalString(a.endCursor, b.endCursor)
                    return e.isEqual
                }
            }
        }
    }
}
