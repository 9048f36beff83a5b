// @generated LatestPostsQuery.graphql sha256:0b9ed031fd5dacdaadb9f5d67ce2de048fd3f11a6d842d31c85e7aabdd8050d4
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct LatestPostsQuery: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query LatestPostsQuery
            text query LatestPostsQuery{viewer{feed(last:2){list:edges{item:node{id title}} pageInfo{startCursor hasPreviousPage} edges{cursor node{__typename id}}}}}
            connection viewer.feed
             backward
            normalization
             viewer: type Viewer
              feed(last: 2): type PostConnection @connection(key: "Latest_feed", filters: [])
               list = edges: [type PostEdge]
                item = node: type Post
                 id: ID!
                 title: String
               pageInfo: type PageInfo!
                startCursor: String
                hasPreviousPage: Boolean!
               edges: [type PostEdge]
                cursor: String
                node: type Post
                 __typename: String!
                 id: ID!
            reader
             viewer
              feed = __Latest_feed_connection
               list = edges
                item = node
                 title
               pageInfo
                startCursor
                hasPreviousPage
            """#)
    }

    package init() {
    }

    package func write(to variables: inout Relay.VariableWriter) {
    }

    /// The connection `feed`, with the values of its filters.
    package static func feedConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("Latest_feed", Relay.VariableWriter())
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
                package let list: Relay.GrowingList<List?>?
                package let pageInfo: PageInfo
                /// The nodes of the edges, without those that are null.
                package let nodes: Relay.GrowingList<Node>

                package typealias Node = List.Node

                /// Whether there are pages before these nodes.
                package var hasPrevious: Swift.Bool {
                    return self.pageInfo.hasPreviousPage
                }

                package init(_ reader: inout Relay.Reader) {
                    self.list = reader.optionalGrowingListOrNil(0)
                    self.pageInfo = reader.object(1)
                    self.nodes = reader.nodes(self.list)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalGrowingListOrNil(a.list, b.list)
                    e.object(a.pageInfo, b.pageInfo)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.list)
                    hasher.combine(self.pageInfo)
                }

                package nonisolated struct List: Relay.EdgeSelection, Swift.Hashable {
                    package let item: Node?

                    /// What the connection is a collection of.
                    package var connectionNode: Node? {
                        return self.item
                    }

                    package init(_ reader: inout Relay.Reader) {
                        self.item = reader.optionalObject(0)
                    }

                    package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalObject(a.item, b.item)
                        return e.isEqual
                    }

                    package func hash(into hasher: inout Swift.Hasher) {
                        hasher.combine(self.item)
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
                    package let startCursor: Swift.String?
                    package let hasPreviousPage: Swift.Bool

                    package init(_ reader: inout Relay.Reader) {
                        self.startCursor = reader.optionalString(0)
                        self.hasPreviousPage = reader.bool(1)
                    }

                    package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalString(a.startCursor, b.startCursor)
                        e.bool(a.hasPreviousPage, b.hasPreviousPage)
                        return e.isEqual
                    }

                    package func hash(into hasher: inout Swift.Hasher) {
                        hasher.combine(self.startCursor)
                        hasher.combine(self.hasPreviousPage)
                    }
                }
            }
        }
    }
}
