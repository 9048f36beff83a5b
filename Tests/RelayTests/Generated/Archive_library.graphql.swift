// @generated Archive_library.graphql sha256:9838117877a587b15cafc4a23fcfcb4653e32c6d59c03c9fe827b9dd6e6d1fbc
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Archive_library: Relay.ForwardPaginationFragment, Relay.BackwardPaginationFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Archive_library on type Library
            template fragment Archive_library on Library{archive(genre:$genre,limit:$limit,offset:$offset){rows{id ...BookRow_book} total best{id title} ...ArchiveNote_archive@defer(label:"Archive_library$defer$note")} id}
            arguments
             offset: Int = 0
             limit: Int = 2
            pagination archive.rows offset: $offset limit: $limit
            refetch ArchiveRefetchQuery
             path node
             identifier id: $id
            normalization
             archive(genre: $genre, limit: $limit, offset: $offset): type Archive @pagination(key: "Library_archive", filters: ["genre"], offset: "offset", limit: "limit", list: "rows", total: "total")
              rows: [type Book]
               id: ID!
               ...BookRow_book
              total: Int
              best: type Book
               id: ID!
               title: String!
              ... @defer(label: "Archive_library$defer$note")
               ...ArchiveNote_archive
             id: ID!
            reader
             archive = __Library_archive_pagination(genre: $genre)
              rows
               id
               ...BookRow_book
              total
              best
               id
               title
              ...ArchiveNote_archive @defer
            """#, fragments: [ArchiveNote_archive.artifact, BookRow_book.artifact])
    }

    typealias RefetchQuery = ArchiveRefetchQuery

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
        let archive: Archive?

        init(_ reader: inout Relay.Reader) {
            self.archive = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.archive, b.archive)
            return e.isEqual
        }

        /// A page of books, and what the server knows of all of them.
        nonisolated struct Archive: Relay.Selection {
            let rows: Relay.GrowingList<Row?>?
            let total: Swift.Int?
            let best: Best?
            let archiveNote_archive: ArchiveNote_archive.Ref

            init(_ reader: inout Relay.Reader) {
                self.rows = reader.optionalGrowingListOrNil(0)
                self.total = reader.optionalInt(1)
                self.best = reader.optionalObject(2)
                self.archiveNote_archive = reader.fragment(3)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalGrowingListOrNil(a.rows, b.rows)
                e.optionalInt(a.total, b.total)
                e.optionalObject(a.best, b.best)
                e.fragment(a.archiveNote_archive, b.archiveNote_archive)
                return e.isEqual
            }

            nonisolated struct Row: Relay.Selection, Swift.Identifiable {
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

            nonisolated struct Best: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let title: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.title = reader.string(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.string(a.title, b.title)
                    return e.isEqual
                }
            }
        }
    }
}
