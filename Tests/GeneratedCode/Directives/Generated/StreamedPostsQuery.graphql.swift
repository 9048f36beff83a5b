// @generated StreamedPostsQuery.graphql sha256:02057bb8f0bfced5883c36c145e7a2ec7965e8e268a856bf960b433302acfdb8
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct StreamedPostsQuery: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StreamedPostsQuery
            text query StreamedPostsQuery{viewer{feed(first:3){edges@stream(label:"StreamedPostsQuery$stream$Streamed_feed",initialCount:1){node{id title __typename} cursor} ...@defer(label:"StreamedPostsQuery$defer$Streamed_feed$pageInfo"){pageInfo{endCursor hasNextPage}}}}}
            connection viewer.feed
             forward
            normalization
             viewer: type Viewer
              feed(first: 3): type PostConnection @connection(key: "Streamed_feed", filters: [])
               edges: [type PostEdge] @stream(label: "StreamedPostsQuery$stream$Streamed_feed", initialCount: 1)
                node: type Post
                 id: ID!
                 title: String
                 __typename: String!
                cursor: String
               ... @defer(label: "StreamedPostsQuery$defer$Streamed_feed$pageInfo")
                pageInfo: type PageInfo!
                 endCursor: String
                 hasNextPage: Boolean!
            reader
             viewer
              feed = __Streamed_feed_connection
               edges
                node
                 title
               pageInfo
                endCursor
                hasNextPage
            """#)
    }

    package init() {
    }

    package func write(to variables: inout Relay.VariableWriter) {
    }

    /// The connection `feed`, with the values of its filters.
    package static func feedConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("Streamed_feed", Relay.VariableWriter())
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let viewer: Viewer?

        package init(_ reader: inout Relay.Reader) {
            self.viewer = reader.optionalObject(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.viewer, b.viewer)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.viewer)
        }

        package nonisolated struct Viewer: Relay.Selection, Swift.Hashable {
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
                    self.edges = reader.optionalGrowingListOrNil(0)
                    self.pageInfo = reader.object(1)
                    self.nodes = reader.nodes(self.edges)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalGrowingListOrNil(a.edges, b.edges)
                    e.object(a.pageInfo, b.pageInfo)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
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

                    package nonisolated struct Node: Relay.Selection, Swift.Hashable {
                        package let title: Swift.String?

                        package init(_ reader: inout Relay.Reader) {
                            self.title = reader.optionalString(0)
                        }

                        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                            var e = Relay.Equality()
                            e.optionalString(a.title, b.title)
                            return e.isEqual
                        }

                        package func hash(into hasher: inout Swift.Hasher) {
                            hasher.combine(self.title)
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
}
