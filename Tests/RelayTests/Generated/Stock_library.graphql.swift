// @generated Stock_library.graphql sha256:189d48fa16df0c082c923d1dcb994382b5053f4b3182f674549c8beb79fc4df5
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Stock_library: Relay.ForwardPaginationFragment, Relay.BackwardPaginationFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Stock_library on type Library
            template fragment Stock_library on Library{stock(genre:$genre,limit:$limit,offset:$offset){id ...BookRow_book} id}
            arguments
             offset: Int = 0
             limit: Int = 2
            pagination stock offset: $offset limit: $limit
            refetch StockRefetchQuery
             path node
             identifier id: $id
            normalization
             stock(genre: $genre, limit: $limit, offset: $offset): [type Book] @pagination(key: "Stock_stock", filters: ["genre"], offset: "offset", limit: "limit")
              id: ID!
              ...BookRow_book
             id: ID!
            reader
             stock = __Stock_stock_pagination(genre: $genre)
              id
              ...BookRow_book
            """#, fragments: [BookRow_book.artifact])
    }

    typealias RefetchQuery = StockRefetchQuery

    /// Variables to change in a refetch; those that are unset stay.
    nonisolated struct RefetchVariables: Relay.GraphQLVariables {
        var genre: Relay.Input<Swift.String>

        init(genre: Swift.String? = nil) {
            self.genre = .init(genre)
        }

        /// Tells `.unset` from `.null`.
        @_disfavoredOverload
        init(genre: Relay.Input<Swift.String> = .unset) {
            self.genre = genre
        }

        func write(to variables: inout Relay.VariableWriter) {
            variables.writeInput("genre", self.genre)
        }
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let stock: Relay.GrowingList<Stock?>?

        init(_ reader: inout Relay.Reader) {
            self.stock = reader.optionalGrowingListOrNil(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalGrowingListOrNil(a.stock, b.stock)
            return e.isEqual
        }

        nonisolated struct Stock: Relay.Selection, Swift.Identifiable {
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
}
