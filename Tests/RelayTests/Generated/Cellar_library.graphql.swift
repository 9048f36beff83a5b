// @generated Cellar_library.graphql sha256:902dc6b316cfbbe942e7c695de36d7030133776feebc0f79c2332922f82aa202
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Cellar_library: Relay.ForwardPaginationFragment, Relay.BackwardPaginationFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Cellar_library on type Library
            template fragment Cellar_library on Library{cellar(page:$page,size:$size){all:total books:rows{id title}} id}
            arguments
             page: Int
             size: Int
            pagination cellar.books page: $page limit: $size
            refetch CellarRefetchQuery
             path node
             identifier id: $id
            normalization
             cellar(page: $page, size: $size): type Archive! @pagination(key: "Library_cellar", filters: [], page: "page", limit: "size", list: "rows", total: "total")
              all = total: Int
              books = rows: [type Book]
               id: ID!
               title: String!
             id: ID!
            reader
             cellar = __Library_cellar_pagination
              all = total
              books = rows
               id
               title
            """#)
    }

    typealias RefetchQuery = CellarRefetchQuery

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let cellar: Cellar

        init(_ reader: inout Relay.Reader) {
            self.cellar = reader.object(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.object(a.cellar, b.cellar)
            return e.isEqual
        }

        /// A page of books, and what the server knows of all of them.
        nonisolated struct Cellar: Relay.Selection {
            let all: Swift.Int?
            let books: Relay.GrowingList<Book?>?

            init(_ reader: inout Relay.Reader) {
                self.all = reader.optionalInt(0)
                self.books = reader.optionalGrowingListOrNil(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalInt(a.all, b.all)
                e.optionalGrowingListOrNil(a.books, b.books)
                return e.isEqual
            }

            nonisolated struct Book: Relay.Selection, Swift.Identifiable {
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
