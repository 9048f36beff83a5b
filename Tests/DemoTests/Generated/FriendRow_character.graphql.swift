// @generated FriendRow_character.graphql sha256:0fe1dd8dddc2573c19b01ccd8ed5b017cbba49a4835f75313a7f32d7081e2cb4
// Made by relay-generator from ../../Examples/starwars/Views/FriendRow.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum FriendRow_character: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment FriendRow_character on interface Character of [Droid Human]
            text fragment FriendRow_character on Character{__isCharacter:__typename name ...on Droid{primaryFunction}}
            normalization
             name: String!
             ... on type Droid
              primaryFunction: String
            reader
             case Droid
              name
              primaryFunction
             default
              name
            """#)
    }

    nonisolated enum Data: Relay.Selection, Relay.FieldValue {
        case droid(Droid)
        case other(Other)

        init(_ reader: inout Relay.Reader) {
            switch reader.switchCase() {
            case 0:
                self = .droid(reader.caseValue(0))
            default:
                self = .other(reader.caseValue(1))
            }
        }

        var name: Swift.String {
            switch self {
            case .droid(let value):
                return value.name
            case .other(let value):
                return value.name
            }
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            switch (a, b) {
            case (.droid(let a), .droid(let b)):
                e.object(a, b)
            case (.other(let a), .other(let b)):
                e.object(a, b)
            default:
                return false
            }
            return e.isEqual
        }

        nonisolated struct Droid: Relay.Selection {
            let name: Swift.String
            let primaryFunction: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
                self.primaryFunction = reader.optionalString(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                e.optionalString(a.primaryFunction, b.primaryFunction)
                return e.isEqual
            }
        }

        /// An object of another type.
        nonisolated struct Other: Relay.Selection {
            let name: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                return e.isEqual
            }
        }
    }
}
