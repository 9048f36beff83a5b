// @generated BoardLaterQuery.graphql sha256:f37e1a89da49fabcded0107d4f52bd83da2132765512c05db4ec8adb2668603d
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct BoardLaterQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query BoardLaterQuery
            text query BoardLaterQuery{board{cells@stream(label:"BoardLaterQuery$stream$cells",initialCount:1){x piece{__typename id color ...PieceMoves_piece@defer(label:"BoardLaterQuery$defer$piece")} ...CellDetails_cell@defer(label:"BoardLaterQuery$defer$cell")}} ...BoardSettings_query@defer(label:"BoardLaterQuery$defer$settings")}
            spreads BoardSettings_query CellDetails_cell PieceMoves_piece
            normalization
             board: type Board
              cells: [[type Cell]!]! @stream(label: "BoardLaterQuery$stream$cells", initialCount: 1)
               x: Int!
               piece: interface Piece
                __typename: String!
                id: ID!
                color: String!
                ... @defer(label: "BoardLaterQuery$defer$piece")
                 ...PieceMoves_piece
               ... @defer(label: "BoardLaterQuery$defer$cell")
                ...CellDetails_cell
             ... @defer(label: "BoardLaterQuery$defer$settings")
              ...BoardSettings_query
            reader
             board
              cells
               x
               piece
                color
                ...PieceMoves_piece @defer
               ...CellDetails_cell @defer
             ...BoardSettings_query @defer
            """#, fragments: [BoardSettings_query.artifact, CellDetails_cell.artifact, PieceMoves_piece.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let board: Board?
        let boardSettings_query: BoardSettings_query.Ref

        init(_ reader: inout Relay.Reader) {
            self.board = reader.optionalObject(0)
            self.boardSettings_query = reader.fragment(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.board, b.board)
            e.fragment(a.boardSettings_query, b.boardSettings_query)
            return e.isEqual
        }

        /// A grid of cells, some of them empty.
        nonisolated struct Board: Relay.Selection {
            let cells: [[Cell?]]

            init(_ reader: inout Relay.Reader) {
                self.cells = reader.value(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.value(a.cells, b.cells)
                return e.isEqual
            }

            nonisolated struct Cell: Relay.Selection, Relay.FieldValue {
                let x: Swift.Int
                let piece: Piece?
                let cellDetails_cell: CellDetails_cell.Ref

                init(_ reader: inout Relay.Reader) {
                    self.x = reader.int(0)
                    self.piece = reader.optionalObject(1)
                    self.cellDetails_cell = reader.fragment(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.int(a.x, b.x)
                    e.optionalObject(a.piece, b.piece)
                    e.fragment(a.cellDetails_cell, b.cellDetails_cell)
                    return e.isEqual
                }

                nonisolated struct Piece: Relay.Selection {
                    let color: Swift.String
                    let pieceMoves_piece: PieceMoves_piece.Ref

                    init(_ reader: inout Relay.Reader) {
                        self.color = reader.string(0)
                        self.pieceMoves_piece = reader.fragment(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.string(a.color, b.color)
                        e.fragment(a.pieceMoves_piece, b.pieceMoves_piece)
                        return e.isEqual
                    }
                }
            }
        }
    }
}
