// @generated RanksLaterQuery.graphql sha256:cc5f23400c84e6002b021660451098d9d25f664e3b92345d778214ef0909987e
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct RanksLaterQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query RanksLaterQuery
            text query RanksLaterQuery{feed(first:2){edges{node{id title __typename} ...StoryRank_edge@defer(label:"RanksLaterQuery$defer$rank") cursor} pageInfo{endCursor hasNextPage}}}
            spreads StoryRank_edge
            connection feed
             forward
            normalization
             feed(first: 2): type StoryConnection! @connection(key: "Ranks_feed", filters: [])
              edges: [type StoryEdge!]!
               node: type Story!
                id: ID!
                title: String!
                __typename: String!
               cursor: String!
               ... @defer(label: "RanksLaterQuery$defer$rank")
                ...StoryRank_edge
              pageInfo: type PageInfo!
               endCursor: String
               hasNextPage: Boolean!
            reader
             feed = __Ranks_feed_connection
              edges
               node
                title
               ...StoryRank_edge @defer
              pageInfo
               endCursor
               hasNextPage
            """#, fragments: [StoryRank_edge.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    /// The connection `feed`, with the values of its filters.
    static func feedConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("Ranks_feed", Relay.VariableWriter())
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
                let storyRank_edge: StoryRank_edge.Ref

                /// What the connection is a collection of.
                var connectionNode: Node? {
                    return self.node
                }

                init(_ reader: inout Relay.Reader) {
                    self.node = reader.object(0)
                    self.storyRank_edge = reader.fragment(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.object(a.node, b.node)
                    e.fragment(a.storyRank_edge, b.storyRank_edge)
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
