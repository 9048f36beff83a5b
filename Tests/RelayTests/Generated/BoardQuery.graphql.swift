// @generated BoardQuery.graphql sha256:fe6ae40a55ccf7a272e8ae886cd0e66631f22ab32db4beaf4cdb1e8a5cb2b3c3
// Made by relay-generator from GraphQL/Search.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct BoardQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query BoardQuery
            text query BoardQuery{board{cells{x y piece{__typename id color ...on Pawn{moved}}} labels marks} settings}
            normalization
             board: type Board
              cells: [[type Cell]!]!
               x: Int!
               y: Int!
               piece: interface Piece
                __typename: String!
                id: ID!
                color: String!
                ... on type Pawn
                 moved: Boolean!
              labels: [[String]]
              marks: [[enum Episode!]]
             settings: scalar JSON
            reader
             board
              cells
               x
               y
               piece
                case Pawn
                 color
                 moved
                default
                 color
              labels
              marks
             settings
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let board: Board?
        let settings: Relay.JSONValue?

        init(_ reader: inout Relay.Reader) {
            self.board = reader.optionalObject(0)
            self.settings = reader.optionalValue(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.board, b.board)
            e.optionalValue(a.settings, b.settings)
            return e.isEqual
        }

        /// A grid of cells, some of them empty.
        nonisolated struct Board: Relay.Selection {
            let cells: [[Cell?]]
            let labels: [[Swift.String?]?]?
            let marks: [[Episode]?]?

            init(_ reader: inout Relay.Reader) {
                self.cells = reader.value(0)
                self.labels = reader.value(1)
                self.marks = reader.value(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.value(a.cells, b.cells)
                e.value(a.labels, b.labels)
                e.value(a.marks, b.marks)
                return e.isEqual
            }

            nonisolated struct Cell: Relay.Selection, Relay.FieldValue {
                let x: Swift.Int
                let y: Swift.Int
                let piece: Piece?

                init(_ reader: inout Relay.Reader) {
                    self.x = reader.int(0)
                    self.y = reader.int(1)
                    self.piece = reader.optionalObject(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.int(a.x, b.x)
                    e.int(a.y, b.y)
                    e.optionalObject(a.piece, b.piece)
                    return e.isEqual
                }

                nonisolated enum Piece: Relay.Selection {
                    case pawn(Pawn)
                    case other(Other)

                    init(_ reader: inout Relay.Reader) {
                        switch reader.switchCase() {
                        case 0:
                            self = .pawn(reader.caseValue(0))
                        default:
                            self = .other(reader.caseValue(1))
                        }
                    }

                    var color: Swift.String {
                        switch self {
                        case .pawn(let value):
                            return value.color
                        case .other(let value):
                            return value.color
                        }
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        switch (a, b) {
                        case (.pawn(let a), .pawn(let b)):
                            e.object(a, b)
                        case (.other(let a), .other(let b)):
                            e.object(a, b)
                        default:
                            return false
                        }
                        return e.isEqual
                    }

                    nonisolated struct Pawn: Relay.Selection {
                        let color: Swift.String
                        let moved: Swift.Bool

                        init(_ reader: inout Relay.Reader) {
                            self.color = reader.string(0)
                            self.moved = reader.bool(1)
                        }

                        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                            var e = Relay.Equality()
                            e.string(a.color, b.color)
                            e.bool(a.moved, b.moved)
                            return e.isEqual
                        }
                    }

                    /// An object of another type.
                    nonisolated struct Other: Relay.Selection {
                        let color: Swift.String

                        init(_ reader: inout Relay.Reader) {
                            self.color = reader.string(0)
                        }

                        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                            var e = Relay.Equality()
                            e.string(a.color, b.color)
                            return e.isEqual
                        }
                    }
                }
            }
        }
    }
}
