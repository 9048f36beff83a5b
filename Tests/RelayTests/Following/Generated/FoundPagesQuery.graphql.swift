// @generated FoundPagesQuery.graphql sha256:c0d171b6dc82b450af267b1fb23ecdf00e095595662dabb550bdabc242b73d8e
// Made by relay-generator from GraphQL/Objects.graphql. Do not edit.
@_spi(Generated) import Relay

/// Fetches `FoundPages_board` again.
nonisolated struct FoundPagesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FoundPagesQuery
            template query FoundPagesQuery($count:Int=3,$cursor:String,$id:ID!){node(id:$id){__typename id ...FoundPages_board(count:$count,cursor:$cursor)}}
            variables
             count: Int = 3
             cursor: String
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...FoundPages_board(count:$count,cursor:$cursor) on type Board
            reader
             node(id: $id)
              ...FoundPages_board(count: $count, cursor: $cursor) on type Board
            """#, fragments: [FoundPages_board.artifact])
    }

    var count: Relay.Input<Swift.Int>
    var cursor: Relay.Input<Swift.String>
    var id: Relay.ID

    init(count: Swift.Int? = nil, cursor: Swift.String? = nil, id: Relay.ID) {
        self.count = .init(count)
        self.cursor = .init(cursor)
        self.id = id
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(count: Relay.Input<Swift.Int> = .unset, cursor: Relay.Input<Swift.String> = .unset, id: Relay.ID) {
        self.count = count
        self.cursor = cursor
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("count", self.count)
        variables.writeInput("cursor", self.cursor)
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

        nonisolated struct Node: Relay.Selection {
            let foundPages_board: FoundPages_board.Ref?

            init(_ reader: inout Relay.Reader) {
                self.foundPages_board = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.foundPages_board, b.foundPages_board)
                return e.isEqual
            }
        }
    }
}
