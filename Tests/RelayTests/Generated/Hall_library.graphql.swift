// @generated Hall_library.graphql sha256:72a27985462202cf1df36e370ee6753600be531ffc7560006147a6c6ce86cc48
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Hall_library: Relay.ForwardPaginationFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Hall_library on type Library
            template fragment Hall_library on Library{hall{shelf(after:$cursor,first:$count){edges{node{id __typename} cursor} pageInfo{endCursor hasNextPage}}} id}
            arguments
             count: Int = 2
             cursor: String
            connection hall.shelf
             forward first: $count after: $cursor
            refetch HallRefetchQuery
             path node
             identifier id: $id
            normalization
             hall: type Hall
              shelf(after: $cursor, first: $count): type BookConnection! @connection(key: "Hall_shelf", filters: [])
               edges: [type BookEdge]
                node: type Book
                 id: ID!
                 __typename: String!
                cursor: String!
               pageInfo: type PageInfo!
                endCursor: String
                hasNextPage: Boolean!
             id: ID!
            reader
             hall
              shelf = __Hall_shelf_connection
               edges
                node
                 id
               pageInfo
                endCursor
                hasNextPage
            """#)
    }

    typealias RefetchQuery = HallRefetchQuery

    /// The connection `shelf`, with the values of its filters.
    static func shelfConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("Hall_shelf", Relay.VariableWriter())
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let hall: Hall?

        init(_ reader: inout Relay.Reader) {
            self.hall = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.hall, b.hall)
            return e.isEqual
        }

        /// A part of a library, without an id.
        nonisolated struct Hall: Relay.Selection {
            let shelf: Shelf

            init(_ reader: inout Relay.Reader) {
                self.shelf = reader.object(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.object(a.shelf, b.shelf)
                return e.isEqual
            }

            nonisolated struct Shelf: Relay.ConnectionSelection {
                let edges: Relay.GrowingList<Edge?>?
                let pageInfo: PageInfo
                /// The nodes of the edges, without those that are null.
                let nodes: Relay.GrowingList<Node>

                typealias Node = Edge.Node

                /// Whether there are pages after these nodes.
                var hasNext: Swift.Bool {
                    return self.pageInfo.hasNextPage
                }

                init(_ reader: inout Relay.Reader) {
                    self.edges = reader.optionalGrowingListOrNil(0)
                    self.pageInfo = reader.object(1)
                    self.nodes = reader.nodes(self.edges)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalGrowingListOrNil(a.edges, b.edges)
                    e.object(a.pageInfo, b.pageInfo)
                    return e.isEqual
                }

                nonisolated struct Edge: Relay.EdgeSelection {
                    let node: Node?

                    /// What the connection is a collection of.
                    var connectionNode: Node? {
                        return self.node
                    }

                    init(_ reader: inout Relay.Reader) {
                        self.node = reader.optionalObject(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalObject(a.node, b.node)
                        return e.isEqual
                    }

                    nonisolated struct Node: Relay.Selection, Swift.Identifiable {
                        let id: Relay.ID

                        init(_ reader: inout Relay.Reader) {
                            self.id = reader.id(0)
                        }

                        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                            var e = Relay.Equality()
                            e.id(a.id, b.id)
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
}
