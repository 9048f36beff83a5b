// @generated StreamedFeedQuery.graphql sha256:c96ae8a7aa8ec345f956bee4d66325fc4a0e7dfc0f21126d5afaa29bc9290498
// Made by relay-generator from GraphQL/Growth.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StreamedFeedQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StreamedFeedQuery
            text query StreamedFeedQuery{feed(first:10000){edges@stream(label:"StreamedFeedQuery$stream$StreamedFeed_feed",initialCount:1){node{id likeCount __typename} cursor} ...@defer(label:"StreamedFeedQuery$defer$StreamedFeed_feed$pageInfo"){pageInfo{endCursor hasNextPage}}}}
            connection feed
             forward
            normalization
             feed(first: 10000): type StoryConnection! @connection(key: "StreamedFeed_feed", filters: [])
              edges: [type StoryEdge!]! @stream(label: "StreamedFeedQuery$stream$StreamedFeed_feed", initialCount: 1)
               node: type Story!
                id: ID!
                likeCount: Int!
                __typename: String!
               cursor: String!
              ... @defer(label: "StreamedFeedQuery$defer$StreamedFeed_feed$pageInfo")
               pageInfo: type PageInfo!
                endCursor: String
                hasNextPage: Boolean!
            reader
             feed = __StreamedFeed_feed_connection
              edges
               node
                id
                likeCount
              pageInfo
               endCursor
               hasNextPage
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    /// The connection `feed`, with the values of its filters.
    static func feedConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("StreamedFeed_feed", Relay.VariableWriter())
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

                nonisolated struct Node: Relay.Selection, Swift.Identifiable {
                    let id: Relay.ID
                    let likeCount: Swift.Int

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.likeCount = reader.int(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.int(a.likeCount, b.likeCount)
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
