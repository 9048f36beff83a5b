// @generated SearchRow_result.graphql sha256:c320925b8667eeec77d2a800c5d702287558fe0b675ad1acd69a3d8aec2ca889
// Made by relay-generator from GraphQL/Search.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum SearchRow_result: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment SearchRow_result on union SearchResult of [Human Droid Starship]
            text fragment SearchRow_result on SearchResult{__isSearchResult:__typename ...on Character{__isCharacter:__typename name appearsIn} ...on Starship{name ...StarshipRow_starship}}
            spreads StarshipRow_starship
            normalization
             ... on interface Character of [Human Droid]
              __isCharacter: String!
              name: String!
              appearsIn: [enum Episode]!
             ... on type Starship
              name: String!
              ...StarshipRow_starship
            reader
             case Starship
              name
              ...StarshipRow_starship
             default
              ... as asCharacter on interface Character
               name
               appearsIn
            """#, fragments: [StarshipRow_starship.artifact])
    }

    nonisolated enum Data: Relay.Selection, Relay.FieldValue {
        case starship(Starship)
        case other(Other)

        init(_ reader: inout Relay.Reader) {
            switch reader.switchCase() {
            case 0:
                self = .starship(reader.caseValue(0))
            default:
                self = .other(reader.caseValue(1))
            }
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            switch (a, b) {
            case (.starship(let a), .starship(let b)):
                e.object(a, b)
            case (.other(let a), .other(let b)):
                e.object(a, b)
            default:
                return false
            }
            return e.isEqual
        }

        nonisolated struct Starship: Relay.Selection {
            let name: Swift.String
            let starshipRow_starship: StarshipRow_starship.Ref

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
                self.starshipRow_starship = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                e.fragment(a.starshipRow_starship, b.starshipRow_starship)
                return e.isEqual
            }
        }

        /// An object of another type.
        nonisolated struct Other: Relay.Selection {
            let asCharacter: AsCharacter?

            init(_ reader: inout Relay.Reader) {
                self.asCharacter = reader.optionalInline(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.asCharacter, b.asCharacter)
                return e.isEqual
            }

            /// Someone in the films.
            nonisolated struct AsCharacter: Relay.Selection {
                /// The name as the credits have it.
                let name: Swift.String
                let appearsIn: [Episode?]

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.string(0)
                    self.appearsIn = reader.value(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.name, b.name)
                    e.value(a.appearsIn, b.appearsIn)
                    return e.isEqual
                }
            }
        }
    }
}
