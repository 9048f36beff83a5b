// @generated LatestBooks_library.graphql sha256:fc0d125dfb76fbc0e9a0c376762432d34f0fdb044cb71e23fe38b574765dd69f
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum LatestBooks_library: Relay.BackwardPaginationFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment LatestBooks_library on type Library
            template fragment LatestBooks_library on Library{books(before:$before,last:$last){edges{node{id __typename} cursor} pageInfo{hasPreviousPage startCursor}} id}
            arguments
             last: Int = 2
             before: String
            connection books
             backward last: $last before: $before
            refetch LatestBooksRefetchQuery
             path node
             identifier id: $id
            normalization
             books(before: $before, last: $last): type BookConnection @connection(key: "Latest_books", filters: [])
              edges: [type BookEdge]
               node: type Book
                id: ID!
                __typename: String!
               cursor: String!
              pageInfo: type PageInfo!
               hasPreviousPage: Boolean!
               startCursor: String
             id: ID!
            reader
             books = __Latest_books_connection
              edges
               node
                id
              pageInfo
               hasPreviousPage
               startCursor
            """#)
    }

    typealias RefetchQuery = LatestBooksRefetchQuery

    /// The connection `books`, with the values of its filters.
    static func booksConnection() -> Relay.ConnectionKey {
        return Relay.ConnectionKey("Latest_books", Relay.VariableWriter())
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let books: Books?

        init(_ reader: inout Relay.Reader) {
            self.books = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.books, b.books)
            return e.isEqual
        }

        nonisolated struct Books: Relay.ConnectionSelection {
            let edges: Relay.GrowingList<Edge?>?
            let pageInfo: PageInfo
            /// The nodes of the edges, without those that are null.
            let nodes: Relay.GrowingList<Node>

            typealias Node = Edge.Node

            /// Whether there are pages before these nodes.
            var hasPrevious: Swift.Bool {
                return self.pageInfo.hasPreviousPage
            }

            init(_ reader: inout Relay.Reader) {
                self.edges = reader.optionalGrowingListOrNil(0)
                self.pageInfo = reader.object(1)
                self.nodes = reader.nodes(self.edges)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalGrowingListOrNil(a.edges, b.edges)
                e.object(a.pageInfo, b.pageInfo)
                return e.isEqual
            }

            nonisolated struct Edge: Relay.EdgeSelection {
                let node: Node?

                /// What the connection is a collection of.
                var connectionNode: Node? {
                    return self.node
                }

                init(_ reader: inout Relay.Reader) {
                    self.node = reader.optionalObject(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalObject(a.node, b.node)
                    return e.isEqual
                }

                nonisolated struct Node: Relay.Selection, Swift.Identifiable {
                    let id: Relay.ID

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        return e.isEqual
                    }
                }
            }

            nonisolated struct PageInfo: Relay.Selection {
                let hasPreviousPage: Swift.Bool
                let startCursor: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.hasPreviousPage = reader.bool(0)
                    self.startCursor = reader.optionalString(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.bool(a.hasPreviousPage, b.hasPreviousPage)
                    e.optionalString(a.startCursor, b.startCursor)
                    return e.isEqual
                }
            }
        }
    }
}
