// @generated FoundPagedBoardQuery.graphql sha256:9d5a173b1c67c599b4653a8fa10f98d2706425b16b4a5678f89a53073a7677fd
// Made by relay-generator from GraphQL/Objects.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct FoundPagedBoardQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FoundPagedBoardQuery
            template query FoundPagedBoardQuery($id:ID!){node(id:$id){__typename id ...FoundPages_board(count:10)}}
            variables
             id: ID!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...FoundPages_board(count:10) on type Board
            reader
             node(id: $id)
              ...FoundPages_board(count: 10) on type Board
            """#, fragments: [FoundPages_board.artifact])
    }

    var id: Relay.ID

    init(id: Relay.ID) {
        self.id = id
    }

    func write(to variables: inout Relay.VariableWriter) {
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
            let board: FoundPages_board.Ref?

            init(_ reader: inout Relay.Reader) {
                self.board = reader.optionalFragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.board, b.board)
                return e.isEqual
            }
        }
    }
}
