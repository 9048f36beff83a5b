// @generated BeingDetails_being.graphql sha256:0b686b52014b54605c0dbc589d1cb9a716909cb51606d50064c137d1dbc983b1
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum BeingDetails_being: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment BeingDetails_being on interface Being of [Human Ghost]
            text fragment BeingDetails_being on Being{__isBeing:__typename born ...BeingName_character ...on Ghost{haunts}}
            spreads BeingName_character
            normalization
             born: scalar DateTime
             ...BeingName_character on interface Character of [Human]
             ... on type Ghost
              haunts: String!
            reader
             case Ghost
              born
              haunts
             default
              born
              ...BeingName_character on interface Character
            """#, fragments: [BeingName_character.artifact])
    }

    nonisolated enum Data: Relay.Selection, Relay.FieldValue {
        case ghost(Ghost)
        case other(Other)

        init(_ reader: inout Relay.Reader) {
            switch reader.switchCase() {
            case 0:
                self = .ghost(reader.caseValue(0))
            default:
                self = .other(reader.caseValue(1))
            }
        }

        var born: Timestamp? {
            switch self {
            case .ghost(let value):
                return value.born
            case .other(let value):
                return value.born
            }
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            switch (a, b) {
            case (.ghost(let a), .ghost(let b)):
                e.object(a, b)
            case (.other(let a), .other(let b)):
                e.object(a, b)
            default:
                return false
            }
            return e.isEqual
        }

        /// Part of no other interface, and without an id.
        nonisolated struct Ghost: Relay.Selection {
            let born: Timestamp?
            let haunts: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.born = reader.optionalValue(0)
                self.haunts = reader.string(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalValue(a.born, b.born)
                e.string(a.haunts, b.haunts)
                return e.isEqual
            }
        }

        /// An object of another type.
        nonisolated struct Other: Relay.Selection {
            /// When it came into the world.
            let born: Timestamp?
            let character: BeingName_character.Ref?

            init(_ reader: inout Relay.Reader) {
                self.born = reader.optionalValue(0)
                self.character = reader.optionalFragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalValue(a.born, b.born)
                e.optionalFragment(a.character, b.character)
                return e.isEqual
            }
        }
    }
}
