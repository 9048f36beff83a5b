// @generated FoundBoardQuery.graphql sha256:90c2d65fec8b62e4a76ebfd0f0e8d35353fd0037bebd07b16d750b3917f7eb3f
// Made by relay-generator from GraphQL/Objects.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct FoundBoardQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query FoundBoardQuery
            template query FoundBoardQuery($id:ID!,$count:Int!){node(id:$id){__typename id ...FoundIssues_board(count:$count)}}
            variables
             id: ID!
             count: Int!
            normalization
             node(id: $id): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ...FoundIssues_board(count:$count) on type Board
            reader
             node(id: $id)
              ...FoundIssues_board(count: $count) on type Board
            """#, fragments: [FoundIssues_board.artifact])
    }

    var id: Relay.ID
    var count: Swift.Int

    init(id: Relay.ID, count: Swift.Int) {
        self.id = id
        self.count = count
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.write("count", self.count)
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
            let board: FoundIssues_board.Ref?

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
