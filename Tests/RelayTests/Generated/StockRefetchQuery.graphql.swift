// @generated StockRefetchQuery.graphql sha256:189d48fa16df0c082c923d1dcb994382b5053f4b3182f674549c8beb79fc4df5
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches `Stock_library` again.
nonisolated struct StockRefetchQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query StockRefetchQuery
            template query StockRefetchQuery($genre:String,$limit:Int=2,$offset:Int=0,$id:ID!){node(id:$id){__typename id ...Stock_library(limit:$limit,offset:$offset)}}
            variables
             genre: String
             limit: Int = 2
             offset: Int = 0
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...Stock_library(limit:$limit,offset:$offset) on type Library
            reader
             node(id: $id)
              ...Stock_library(limit: $limit, offset: $offset) on type Library
            """#, fragments: [Stock_library.artifact])
    }

    var genre: Relay.Input<Swift.String>
    var limit: Relay.Input<Swift.Int>
    var offset: Relay.Input<Swift.Int>
    var id: Relay.ID

    init(genre: Swift.String? = nil, limit: Swift.Int? = nil, offset: Swift.Int? = nil, id: Relay.ID) {
        self.genre = .init(genre)
        self.limit = .init(limit)
        self.offset = .init(offset)
        self.id = id
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(genre: Relay.Input<Swift.String> = .unset, limit: Relay.Input<Swift.Int> = .unset, offset: Relay.Input<Swift.Int> = .unset, id: Relay.ID) {
        self.genre = genre
        self.limit = limit
        self.offset = offset
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("genre", self.genre)
        variables.writeInput("limit", self.limit)
        variables.writeInput("offset", self.offset)
        variables.write("id", self.id)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let node: Node?

        init(_ reader: inout Relay.Reader) {
            self.node = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

        /// Anything with an id that is the only one of its kind.
        nonisolated struct Node: Relay.Selection {
            let stock_library: Stock_library.Ref?

            init(_ reader: inout Relay.Reader) {
                self.stock_library = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.stock_library, b.stock_library)
                return e.isEqual
            }
        }
    }
}
