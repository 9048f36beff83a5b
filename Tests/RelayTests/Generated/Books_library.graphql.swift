// @generated Books_library.graphql sha256:4a3f1d4b6ee050f5e449fbdadb6d42635ef9e217e0dacc94d2e84bd1c6d3e0c1
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Books_library: Relay.ForwardPaginationFragment, Relay.BackwardPaginationFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Books_library on type Library
            template fragment Books_library on Library{books(after:$after,before:$before,first:$first,genre:$genre,last:$last,tags:$tags){totalCount edges{node{id ...BookRow_book __typename} cursor} pageInfo{endCursor hasNextPage hasPreviousPage startCursor}} id}
            arguments
             first: Int = 2
             after: String
             last: Int
             before: String
             tags: [String!] = ["new"]
            connection books
             forward first: $first after: $after
             backward last: $last before: $before
            refetch BooksRefetchQuery
             path node
             identifier id: $id
            normalization
             books(after: $after, before: $before, first: $first, genre: $genre, last: $last, tags: $tags): type BookConnection @connection(key: "Books_books", filters: ["genre", "tags"])
              totalCount: Int
              edges: [type BookEdge]
               node: type Book
                id: ID!
                ...BookRow_book
                __typename: String!
               cursor: String!
              pageInfo: type PageInfo!
               endCursor: String
               hasNextPage: Boolean!
               hasPreviousPage: Boolean!
               startCursor: String
             id: ID!
            reader
             books = __Books_books_connection(genre: $genre, tags: $tags)
              totalCount
              edges
               node
                id
                ...BookRow_book
              pageInfo
               endCursor
               hasNextPage
               hasPreviousPage
               startCursor
            """#, fragments: [BookRow_book.artifact])
    }

    typealias RefetchQuery = BooksRefetchQuery

    /// The connection `books`, with the values of its filters.
    static func booksConnection(genre: Relay.Input<Swift.String> = .unset, tags: Relay.Input<[Swift.String]> = .unset) -> Relay.ConnectionKey {
        var filters = Relay.VariableWriter()
        filters.writeInput("genre", genre)
        filters.writeInput("tags", tags)
        return Relay.ConnectionKey("Books_books", filters)
    }

    /// Variables to change in a refetch; those that are unset stay.
    nonisolated struct RefetchVariables: Relay.GraphQLVariables {
        var genre: Relay.Input<Swift.String>
        var tags: Relay.Input<[Swift.String]>

        init(genre: Swift.String? = nil, tags: [Swift.String]? = nil) {
            self.genre = .init(genre)
            self.tags = .init(tags)
        }

        /// Tells `.unset` from `.null`.
        @_disfavoredOverload
        init(genre: Relay.Input<Swift.String> = .unset, tags: Relay.Input<[Swift.String]> = .unset) {
            self.genre = genre
            self.tags = tags
        }

        func write(to variables: inout Relay.VariableWriter) {
            variables.writeInput("genre", self.genre)
            variables.writeInput("tags", self.tags)
        }
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
            let totalCount: Swift.Int?
            let edges: Relay.GrowingList<Edge?>?
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
                self.totalCount = reader.optionalInt(0)
                self.edges = reader.optionalGrowingListOrNil(1)
                self.pageInfo = reader.object(2)
                self.nodes = reader.nodes(self.edges)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalInt(a.totalCount, b.totalCount)
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
                    let bookRow_book: BookRow_book.Ref

                    init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                        self.bookRow_book = reader.fragment(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        e.fragment(a.bookRow_book, b.bookRow_book)
                        return e.isEqual
                    }
                }
            }

            nonisolated struct PageInfo: Relay.Selection {
                let endCursor: Swift.String?
                let hasNextPage: Swift.Bool
                let hasPreviousPage: Swift.Bool
                let startCursor: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.endCursor = reader.optionalString(0)
                    self.hasNextPage = reader.bool(1)
                    self.hasPreviousPage = reader.bool(2)
                    self.startCursor = reader.optionalString(3)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.endCursor, b.endCursor)
                    e.bool(a.hasNextPage, b.hasNextPage)
                    e.bool(a.hasPreviousPage, b.hasPreviousPage)
                    e.optionalString(a.startCursor, b.startCursor)
                    return e.isEqual
                }
            }
        }
    }
}
