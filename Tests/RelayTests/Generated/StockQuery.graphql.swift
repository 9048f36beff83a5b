// @generated StockQuery.graphql sha256:12c8dfe6b96e86addc684dfd65b355cc60923c3c393e0d4b8d9ddff08b369c93
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct StockQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StockQuery
            template query StockQuery($id:ID!,$offset:Int,$limit:Int,$genre:String){library(id:$id){id ...Stock_library(limit:$limit,offset:$offset)}}
            variables
             id: ID!
             offset: Int
             limit: Int
             genre: String
            normalization
             library(id: $id): type Library
              id: ID!
              ...Stock_library(limit:$limit,offset:$offset)
            reader
             library(id: $id)
              ...Stock_library(limit: $limit, offset: $offset)
            """#, fragments: [Stock_library.artifact])
    }

    var id: Relay.ID
    var offset: Relay.Input<Swift.Int>
    var limit: Relay.Input<Swift.Int>
    var genre: Relay.Input<Swift.String>

    init(id: Relay.ID, offset: Swift.Int? = nil, limit: Swift.Int? = nil, genre: Swift.String? = nil) {
        self.id = id
        self.offset = .init(offset)
        self.limit = .init(limit)
        self.genre = .init(genre)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(id: Relay.ID, offset: Relay.Input<Swift.Int> = .unset, limit: Relay.Input<Swift.Int> = .unset, genre: Relay.Input<Swift.String> = .unset) {
        self.id = id
        self.offset = offset
        self.limit = limit
        self.genre = genre
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.writeInput("offset", self.offset)
        variables.writeInput("limit", self.limit)
        variables.writeInput("genre", self.genre)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let library: Library?

        init(_ reader: inout Relay.Reader) {
            self.library = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.library, b.library)
            return e.isEqual
        }

        nonisolated struct Library: Relay.Selection {
            let stock_library: Stock_library.Ref

            init(_ reader: inout Relay.Reader) {
                self.stock_library = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.stock_library, b.stock_library)
                return e.isEqual
            }
        }
    }
}
