// @generated HeroType_character.graphql sha256:58d9f1c5ba9eb94ca78f3c949a85e10bcdb772f21b541741c6b764fc32094096
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum HeroType_character: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment HeroType_character on interface Character of [Droid Human]
            text fragment HeroType_character on Character{__isCharacter:__typename ...on Human{homePlanet}}
            normalization
             ... on type Human
              homePlanet: String
            reader
             case Human
              homePlanet
             default
            """#)
    }

    nonisolated enum Data: Relay.Selection, Relay.FieldValue {
        case human(Human)
        case other(Other)

        init(_ reader: inout Relay.Reader) {
            switch reader.switchCase() {
            case 0:
                self = .human(reader.caseValue(0))
            default:
                self = .other(reader.caseValue(1))
            }
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            switch (a, b) {
            case (.human(let a), .human(let b)):
                e.object(a, b)
            case (.other(let a), .other(let b)):
                e.object(a, b)
            default:
                return false
            }
            return e.isEqual
        }

        nonisolated struct Human: Relay.Selection {
            let homePlanet: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.homePlanet = reader.optionalString(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.homePlanet, b.homePlanet)
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
