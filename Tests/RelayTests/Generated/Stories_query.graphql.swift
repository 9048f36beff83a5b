// @generated Stories_query.graphql sha256:47440cb2d37673ac572973711021e923f928ab7e3113514276bb02899fbab727
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Stories_query: Relay.ForwardPaginationFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Stories_query on type Query
            template fragment Stories_query on Query{feed(after:$cursor,first:$count){edges@stream(label:"Stories_query$stream$Stories_feed",initialCount:1){node{id title __typename} cursor} ...@defer(label:"Stories_query$defer$Stories_feed$pageInfo"){pageInfo{endCursor hasNextPage}}}}
            arguments
             count: Int = 2
             cursor: String
            connection feed
             forward first: $count after: $cursor
            refetch StoriesRefetchQuery
            normalization
             feed(after: $cursor, first: $count): type StoryConnection! @connection(key: "Stories_feed", filters: [])
              edges: [type StoryEdge!]! @stream(label: "Stories_query$stream$Stories_feed", initialCount: 1)
               node: type Story!
                id: ID!
                title: String!
                __typename: String!
               cursor: String!
              ... @defer(label: "Stories_query$defer$Stories_feed$pageInfo")
               pageInfo: type PageInfo!
                endCursor: String
                hasNextPage: Boolean!
            reader
             feed = __Stories_feed_connection
              edges
               node
                title
              pageInfo
               endCursor
               hasNextPage
            """#)
    }

    typealias RefetchQuery = StoriesRefetchQuery

    /// The connection `feed`, with the values of its filters.
    static func feedConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("Stories_feed", Relay.VariableWriter())
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let feed: Feed

        init(_ reader: inout Relay.Reader) {
            self.feed = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.feed, b.feed)
            return e.isEqual
        }

        nonisolated struct Feed: Relay.ConnectionSelection {
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

                nonisolated struct Node: Relay.Selection {
                    let title: Swift.String

                    init(_ reader: inout Relay.Reader) {
                        self.title = reader.string(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.string(a.title, b.title)
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
