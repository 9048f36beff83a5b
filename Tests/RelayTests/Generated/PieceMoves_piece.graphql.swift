// @generated PieceMoves_piece.graphql sha256:36d4cfd1f653cbaa49726f5a233c9fdb168568be6f3220ca5de59ea8d973e9da
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum PieceMoves_piece: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment PieceMoves_piece on interface Piece of [Pawn Queen]
            text fragment PieceMoves_piece on Piece{__isPiece:__typename ...on Pawn{moved}}
            normalization
             ... on type Pawn
              moved: Boolean!
            reader
             case Pawn
              moved
             default
            """#)
    }

    nonisolated enum Data: Relay.Selection, Relay.FieldValue {
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
            let moved: Swift.Bool

            init(_ reader: inout Relay.Reader) {
                self.moved = reader.bool(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.bool(a.moved, b.moved)
                return e.isEqual
            }
        }

        /// An object of another type.
        nonisolated struct Other: Relay.Selection {
            init(_ reader: inout Relay.Reader) {
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                return true
            }
        }
    }
}
