// @generated FeedLaterQuery.graphql sha256:241ce1e7a3e5f68fd64bd3afabaf3161d4e396af4df81601bd629f38f7bd9ef4
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct FeedLaterQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FeedLaterQuery
            text query FeedLaterQuery($first:Int,$after:String){feed(after:$after,first:$first){edges@stream(label:"FeedLaterQuery$stream$Later_feed",initialCount:1){node{id title ...StoryLikes_story@defer(label:"FeedLaterQuery$defer$likes") __typename} cursor} ...@defer(label:"FeedLaterQuery$defer$Later_feed$pageInfo"){pageInfo{endCursor hasNextPage}}}}
            spreads StoryLikes_story
            variables
             first: Int
             after: String
            connection feed
             forward first: $first after: $after
            normalization
             feed(after: $after, first: $first): type StoryConnection! @connection(key: "Later_feed", filters: [])
              edges: [type StoryEdge!]! @stream(label: "FeedLaterQuery$stream$Later_feed", initialCount: 1)
               node: type Story!
                id: ID!
                title: String!
                __typename: String!
                ... @defer(label: "FeedLaterQuery$defer$likes")
                 ...StoryLikes_story
               cursor: String!
              ... @defer(label: "FeedLaterQuery$defer$Later_feed$pageInfo")
               pageInfo: type PageInfo!
                endCursor: String
                hasNextPage: Boolean!
            reader
             feed = __Later_feed_connection
              edges
               node
                title
                ...StoryLikes_story @defer
              pageInfo
               endCursor
               hasNextPage
            """#, fragments: [StoryLikes_story.artifact])
    }

    var first: Relay.Input<Swift.Int>
    var after: Relay.Input<Swift.String>

    init(first: Swift.Int? = nil, after: Swift.String? = nil) {
        self.first = .init(first)
        self.after = .init(after)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(first: Relay.Input<Swift.Int> = .unset, after: Relay.Input<Swift.String> = .unset) {
        self.first = first
        self.after = after
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("first", self.first)
        variables.writeInput("after", self.after)
    }

    /// The connection `feed`, with the values of its filters.
    static func feedConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("Later_feed", Relay.VariableWriter())
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
                    let storyLikes_story: StoryLikes_story.Ref

                    init(_ reader: inout Relay.Reader) {
                        self.title = reader.string(0)
                        self.storyLikes_story = reader.fragment(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.string(a.title, b.title)
                        e.fragment(a.storyLikes_story, b.storyLikes_story)
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
