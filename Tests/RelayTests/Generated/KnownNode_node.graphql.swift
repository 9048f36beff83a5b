// @generated KnownNode_node.graphql sha256:97889514b7c42555a76885a46343be9a64df6f3b159de46a639edfa7ad842c7b
// Made by relay-generator from GraphQL/KnownTypes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum KnownNode_node: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment KnownNode_node on interface Node of [Human Droid Starship Review Pawn Queen Story Comment User Item Library Book]
            text fragment KnownNode_node on Node{__isNode:__typename id ...KnownBeing_being ...KnownResult_result ...on Being{__isBeing:__typename born} ...on Piece{__isPiece:__typename}}
            spreads KnownBeing_being KnownResult_result
            normalization
             id: ID!
             ...KnownBeing_being on interface Being of [Human]
             ...KnownResult_result on union SearchResult of [Human Droid Starship]
             ... on interface Being of [Human]
              __isBeing: String!
              born: scalar DateTime
             ... on interface Piece of [Pawn Queen]
              __isPiece: String!
            reader
             id
             ...KnownBeing_being on interface Being
             ...KnownResult_result on union SearchResult
             ... as asBeing on interface Being
              born
             ... as asPiece on interface Piece
              id
            """#, fragments: [KnownBeing_being.artifact, KnownResult_result.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let being: KnownBeing_being.Ref?
        let result: KnownResult_result.Ref?
        let asBeing: AsBeing?
        let asPiece: AsPiece?

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.being = reader.optionalFragment(1)
            self.result = reader.optionalFragment(2)
            self.asBeing = reader.optionalInline(3)
            self.asPiece = reader.optionalInline(4)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.optionalFragment(a.being, b.being)
            e.optionalFragment(a.result, b.result)
            e.optionalObject(a.asBeing, b.asBeing)
            e.optionalObject(a.asPiece, b.asPiece)
            return e.isEqual
        }

        /// What lives, or once did.
        nonisolated struct AsBeing: Relay.Selection {
            /// When it came into the world.
            let born: Timestamp?

            init(_ reader: inout Relay.Reader) {
                self.born = reader.optionalValue(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalValue(a.born, b.born)
                return e.isEqual
            }
        }

        nonisolated struct AsPiece: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }
    }
}
