// @generated FollowedPostsQuery.graphql sha256:d7d9991785b1f1f971990eff92f1320b078e7ee82e4bfe9dd40d6588dd537046
// Made by relay-generator from GraphQL/Connections.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct FollowedPostsQuery: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FollowedPostsQuery
            text query FollowedPostsQuery{viewer{feed(first:2){edges{node{id ...PostRow_post __typename likes title} cursor} pageInfo{endCursor hasNextPage}} person{id friends{id name}}}}
            spreads PostRow_post
            variables
             least: Int
             titles: [String!]
            connection viewer.feed
             forward
            normalization
             viewer: type Viewer
              feed(first: 2): type PostConnection @connection(key: "Followed_feed", filters: []) @follows(types: ["Post"], list: "edges", where: {or: [{likes: {gte: $least}}, {title: {in: $titles}}]}, orderBy: [{likes: DESC_NULLS_FIRST}, {title: ASC}], ifUnknown: INVALIDATE)
               edges: [type PostEdge]
                node: type Post
                 id: ID!
                 ...PostRow_post
                 __typename: String!
                 likes: Int!
                 title: String
                cursor: String
               pageInfo: type PageInfo!
                endCursor: String
                hasNextPage: Boolean!
              person: type Person
               id: ID!
               friends: [type Person] @follows(types: ["Person"], where: {name: {ne: null}}, orderBy: [{name: ASC}])
                id: ID!
                name: String
            reader
             viewer
              feed = __Followed_feed_connection
               edges
                node
                 ...PostRow_post
               pageInfo
                endCursor
                hasNextPage
              person
               friends
                id
            """#, fragments: [PostRow_post.artifact])
    }

    package var least: Relay.Input<Swift.Int>
    package var titles: Relay.Input<[Swift.String]>

    package init(least: Swift.Int? = nil, titles: [Swift.String]? = nil) {
        self.least = .init(least)
        self.titles = .init(titles)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    package init(least: Relay.Input<Swift.Int> = .unset, titles: Relay.Input<[Swift.String]> = .unset) {
        self.least = least
        self.titles = titles
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("least", self.least)
        variables.writeInput("titles", self.titles)
    }

    /// The connection `feed`, with the values of its filters.
    package static func feedConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("Followed_feed", Relay.VariableWriter())
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
            package let person: Person?

            package init(_ reader: inout Relay.Reader) {
                self.feed = reader.optionalObject(0)
                self.person = reader.optionalObject(1)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.feed, b.feed)
                e.optionalObject(a.person, b.person)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.feed)
                hasher.combine(self.person)
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
                        package let postRow_post: PostRow_post.Ref

                        package init(_ reader: inout Relay.Reader) {
                            self.postRow_post = reader.fragment(0)
                        }

                        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                            var e = Relay.Equality()
                            e.fragment(a.postRow_post, b.postRow_post)
                            return e.isEqual
                        }

                        package func hash(into hasher: inout Swift.Hasher) {
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

            package nonisolated struct Person: Relay.Selection, Swift.Hashable {
                package let friends: [Friend?]?

                package init(_ reader: inout Relay.Reader) {
                    self.friends = reader.optionalObjectsOrNil(0)
                }

                package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalObjectsOrNil(a.friends, b.friends)
                    return e.isEqual
                }

                package func hash(into hasher: inout Swift.Hasher) {
                    hasher.combine(self.friends)
                }

                package nonisolated struct Friend: Relay.Selection, Swift.Identifiable, Swift.Hashable {
                    package let id: Relay.ID

                    package init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                    }

                    package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        return e.isEqual
                    }

                    package func hash(into hasher: inout Swift.Hasher) {
                        hasher.combine(self.id)
                    }
                }
            }
        }
    }
}
