// @generated FeedList_viewer.graphql sha256:03d8c06745cd3436c022104d0004021ba35e45ed7c51a0a2bc80e20db171d9b0
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum FeedList_viewer: Relay.ForwardPaginationFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment FeedList_viewer on type Viewer
            template fragment FeedList_viewer on Viewer{feed(after:$cursor,first:$count,order:$order){count edges{node{id ...PostRow_post __typename} cursor} pageInfo{endCursor hasNextPage}}}
            arguments
             count: Int = 2
             cursor: String
            connection feed
             forward first: $count after: $cursor
            refetch FeedListPageQuery
             path viewer
            normalization
             feed(after: $cursor, first: $count, order: $order): type PostConnection @connection(key: "FeedList_feed", filters: ["order"])
              count: Int
              edges: [type PostEdge]
               node: type Post
                id: ID!
                ...PostRow_post
                __typename: String!
               cursor: String
              pageInfo: type PageInfo!
               endCursor: String
               hasNextPage: Boolean!
            reader
             feed = __FeedList_feed_connection(order: $order)
              count
              edges
               node
                id
                ...PostRow_post
              pageInfo
               endCursor
               hasNextPage
            """#, fragments: [PostRow_post.artifact])
    }

    package typealias RefetchQuery = FeedListPageQuery

    /// The connection `feed`, with the values of its filters.
    package static func feedConnection(order: Relay.Input<Order> = .unset) -> Relay.ConnectionKey {
        var filters = Relay.VariableWriter()
        filters.writeInput("order", order)
        return Relay.ConnectionKey("FeedList_feed", filters)
    }

    /// Variables to change in a refetch; those that are unset stay.
    package nonisolated struct RefetchVariables: Relay.GraphQLVariables {
        package var order: Relay.Input<Order>

        package init(order: Order? = nil) {
            self.order = .init(order)
        }

        /// Tells `.unset` from `.null`.
        @_disfavoredOverload
        package init(order: Relay.Input<Order> = .unset) {
            self.order = order
        }

        package func write(to variables: inout Relay.VariableWriter) {
            variables.writeInput("order", self.order)
        }
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let feed: Feed?

        package init(_ reader: inout Relay.Reader) {
            self.feed = reader.optionalObject(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.feed, b.feed)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.feed)
        }

        package nonisolated struct Feed: Relay.ConnectionSelection, Swift.Hashable {
            package let count_: Swift.Int?
            package let edges: Relay.GrowingList<Edge?>?
            package let pageInfo: PageInfo
            /// The nodes of the edges, without those that are null.
            package let nodes: Relay.GrowingList<Node>

            package typealias Node = Edge.Node

            /// Whether there are pages after these nodes.
            package var hasNext: Swift.Bool {
                return self.pageInfo.hasNextPage
            }

            package init(_ reader: inout Relay.Reader) {
                self.count_ = reader.optionalInt(0)
                self.edges = reader.optionalGrowingListOrNil(1)
                self.pageInfo = reader.object(2)
                self.nodes = reader.nodes(self.edges)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalInt(a.count_, b.count_)
                e.optionalGrowingListOrNil(a.edges, b.edges)
                e.object(a.pageInfo, b.pageInfo)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.count_)
                hasher.combine(self.edges)
                hasher.combine(self.pageInfo)
            }

            package nonisolated struct Edge: Relay.EdgeSelection, Swift.Hashable {
                package let node: Node?

                /// What the connection is a collection of.
                package var connectionNode: Node? {
                    return self.node
                }

                package init(_ reader: inout Relay.Reader) {
                    self.node = reader.optionalObject(0)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalObject(a.node, b.node)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.node)
                }

                package nonisolated struct Node: Relay.Selection, Swift.Identifiable, Swift.Hashable {
                    package let id: Relay.ID
                    package let postRow_post: PostRow_post.Ref

                    package init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.postRow_post = reader.fragment(1)
                    }

                    package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.fragment(a.postRow_post, b.postRow_post)
                        return e.isEqual
                    }

                    package func hash(into hasher: inout Swift.Hasher) {
                        hasher.combine(self.id)
                        hasher.combine(self.postRow_post)
                    }
                }
            }

            package nonisolated struct PageInfo: Relay.Selection, Swift.Hashable {
                package let endCursor: Swift.String?
                package let hasNextPage: Swift.Bool

                package init(_ reader: inout Relay.Reader) {
                    self.endCursor = reader.optionalString(0)
                    self.hasNextPage = reader.bool(1)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.endCursor, b.endCursor)
                    e.bool(a.hasNextPage, b.hasNextPage)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.endCursor)
                    hasher.combine(self.hasNextPage)
                }
            }
        }
    }
}
