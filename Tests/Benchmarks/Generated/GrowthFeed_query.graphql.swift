// @generated GrowthFeed_query.graphql sha256:f1ab5640fbadfda566d7feff7427bd7677e90fddb804339834bd031a526afa0a
// Made by relay-generator from GraphQL/Growth.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum GrowthFeed_query: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment GrowthFeed_query on type Query
            text fragment GrowthFeed_query on Query{feed(after:$after,first:$first){edges{cursor node{id ...StoryRow_story __typename}} pageInfo{hasNextPage hasPreviousPage startCursor endCursor}}}
            spreads StoryRow_story
            connection feed
             forward first: $first after: $after
            normalization
             feed(after: $after, first: $first): type StoryConnection! @connection(key: "GrowthFeed_feed", filters: [])
              edges: [type StoryEdge!]!
               cursor: String!
               node: type Story!
                id: ID!
                ...StoryRow_story
                __typename: String!
              pageInfo: type PageInfo!
               hasNextPage: Boolean!
               hasPreviousPage: Boolean!
               startCursor: String
               endCursor: String
            reader
             feed = __GrowthFeed_feed_connection
              edges
               cursor
               node
                id
                ...StoryRow_story
              pageInfo
               hasNextPage
               hasPreviousPage
               startCursor
               endCursor
            """#, fragments: [StoryRow_story.artifact])
    }

    /// The connection `feed`, with the values of its filters.
    static func feedConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("GrowthFeed_feed", Relay.VariableWriter())
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

            /// Whether there are pages before these nodes.
            var hasPrevious: Swift.Bool {
                return self.pageInfo.hasPreviousPage
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
                let cursor: Swift.String
                let node: Node

                /// What the connection is a collection of.
                var connectionNode: Node? {
                    return self.node
                }

                init(_ reader: inout Relay.Reader) {
                    self.cursor = reader.string(0)
                    self.node = reader.object(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.cursor, b.cursor)
                    e.object(a.node, b.node)
                    return e.isEqual
                }

                nonisolated struct Node: Relay.Selection, Swift.Identifiable {
                    let id: Relay.ID
                    let storyRow_story: StoryRow_story.Ref

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.storyRow_story = reader.fragment(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.fragment(a.storyRow_story, b.storyRow_story)
                        return e.isEqual
                    }
                }
            }

            nonisolated struct PageInfo: Relay.Selection {
                let hasNextPage: Swift.Bool
                let hasPreviousPage: Swift.Bool
                let startCursor: Swift.String?
                let endCursor: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.hasNextPage = reader.bool(0)
                    self.hasPreviousPage = reader.bool(1)
                    self.startCursor = reader.optionalString(2)
                    self.endCursor = reader.optionalString(3)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.bool(a.hasNextPage, b.hasNextPage)
                    e.bool(a.hasPreviousPage, b.hasPreviousPage)
                    e.optionalString(a.startCursor, b.startCursor)
                    e.optionalString(a.endCursor, b.endCursor)
                    return e.isEqual
                }
            }
        }
    }
}
