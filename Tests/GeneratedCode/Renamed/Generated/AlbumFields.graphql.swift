// @generated AlbumFields.graphql sha256:490619a6955501add2aeebbb0c2cec789500b4098783bb72c457fa32683253da
// Made by relay-generator from GraphQL/Albums.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum AlbumFields: Relay.ForwardPaginationFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Album on type Album
            template fragment Album on Album{title coverUrl createdAt pictures(after:$cursor,filter:{init:self,q:"a"},first:$count){edges{node{id ...picture __typename} cursor} pageInfo{endCursor hasNextPage}} id}
            arguments
             count: Int = 2
             cursor: String
            connection pictures
             forward first: $count after: $cursor
            refetch AlbumPageQuery
             path node
             identifier id: $id
            normalization
             title: String!
             coverUrl: scalar URL
             createdAt: scalar Moment
             pictures(after: $cursor, filter: {init: self, q: "a"}, first: $count): type PictureConnection @connection(key: "Album_pictures", filters: ["filter"])
              edges: [type PictureEdge]
               node: type Picture
                id: ID!
                ...picture
                __typename: String!
               cursor: String!
              pageInfo: type PageInfo!
               endCursor: String
               hasNextPage: Boolean!
             id: ID!
            reader
             title
             coverUrl
             createdAt
             pictures = __Album_pictures_connection(filter: {init: self, q: "a"})
              edges
               node
                id
                ...picture
              pageInfo
               endCursor
               hasNextPage
            """#, fragments: [PictureFields.artifact])
    }

    package typealias RefetchQuery = AlbumNextPage

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let title: Swift.String
        package let coverURL: WebAddress?
        package let createdAt: Relay.Scalars.DateTime?
        package let pictures: Pictures?

        package init(_ reader: inout Relay.Reader) {
            self.title = reader.string(0)
            self.coverURL = reader.optionalValue(1)
            self.createdAt = reader.optionalValue(2)
            self.pictures = reader.optionalObject(3)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.title, b.title)
            e.optionalValue(a.coverURL, b.coverURL)
            e.optionalValue(a.createdAt, b.createdAt)
            e.optionalObject(a.pictures, b.pictures)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.title)
            hasher.combine(self.coverURL)
            hasher.combine(self.createdAt)
            hasher.combine(self.pictures)
        }

        package nonisolated struct Pictures: Relay.ConnectionSelection, Swift.Hashable {
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

                package nonisolated struct Node: Relay.Selection, Swift.Identifiable, Swift.Hashable {
                    package let id: Relay.ID
                    package let picture: PictureFields.Ref

                    package init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.picture = reader.fragment(1)
                    }

                    package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.fragment(a.picture, b.picture)
                        return e.isEqual
                    }

                    package func hash(into hasher: inout Swift.Hasher) {
                        hasher.combine(self.id)
                        hasher.combine(self.picture)
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
