// @generated SearchResultRow_result.graphql sha256:a36ecc52d571998942cbe3228a1be6f496de29b0498db02d423073012379a773
// Made by relay-generator from Views/SearchResults.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum SearchResultRow_result: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment SearchResultRow_result on union SearchResult of [Human Droid Starship]
            text fragment SearchResultRow_result on SearchResult{__isSearchResult:__typename ...on Human{name homePlanet} ...on Droid{...FriendRow_character} ...on Starship{...StarshipRow_starship}}
            spreads FriendRow_character StarshipRow_starship
            normalization
             ... on type Human
              name: String!
              homePlanet: String
             ... on type Droid
              ...FriendRow_character
             ... on type Starship
              ...StarshipRow_starship
            reader
             case Human
              name
              homePlanet
             case Droid
              ...FriendRow_character
             case Starship
              ...StarshipRow_starship
             default
            """#, fragments: [FriendRow_character.artifact, StarshipRow_starship.artifact])
    }

    nonisolated enum Data: Relay.Selection, Relay.FieldValue {
        case human(Human)
        case droid(Droid)
        case starship(Starship)
        case other(Other)

        init(_ reader: inout Relay.Reader) {
            switch reader.switchCase() {
            case 0:
                self = .human(reader.caseValue(0))
            case 1:
                self = .droid(reader.caseValue(1))
            case 2:
                self = .starship(reader.caseValue(2))
            default:
                self = .other(reader.caseValue(3))
            }
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            switch (a, b) {
            case (.human(let a), .human(let b)):
                e.object(a, b)
            case (.droid(let a), .droid(let b)):
                e.object(a, b)
            case (.starship(let a), .starship(let b)):
                e.object(a, b)
            case (.other(let a), .other(let b)):
                e.object(a, b)
            default:
                return false
            }
            return e.isEqual
        }

        nonisolated struct Human: Relay.Selection {
            let name: Swift.String
            let homePlanet: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
                self.homePlanet = reader.optionalString(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                e.optionalString(a.homePlanet, b.homePlanet)
                return e.isEqual
            }
        }

        nonisolated struct Droid: Relay.Selection {
            let friendRow_character: FriendRow_character.Ref

            init(_ reader: inout Relay.Reader) {
                self.friendRow_character = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.friendRow_character, b.friendRow_character)
                return e.isEqual
            }
        }

        nonisolated struct Starship: Relay.Selection {
            let starshipRow_starship: StarshipRow_starship.Ref

            init(_ reader: inout Relay.Reader) {
                self.starshipRow_starship = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.starshipRow_starship, b.starshipRow_starship)
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
