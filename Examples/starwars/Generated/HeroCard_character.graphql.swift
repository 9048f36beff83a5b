// @generated HeroCard_character.graphql sha256:7326ec34a4483aa6f881060c0b4facc3add4bc212bfba0d1f213adca1aeb990d
// Made by relay-generator from Views/HeroCard.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum HeroCard_character: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment HeroCard_character on interface Character of [Droid Human]
            text fragment HeroCard_character on Character{__isCharacter:__typename name appearsIn secretBackstory friends{__typename id ...FriendRow_character} ...on Human{homePlanet height(unit:FOOT) starships{id ...StarshipRow_starship}} ...on Droid{primaryFunction}}
            spreads FriendRow_character StarshipRow_starship
            normalization
             name: String!
             appearsIn: [enum Episode!]!
             secretBackstory: String
             friends: [interface Character!]!
              __typename: String!
              id: ID!
              ...FriendRow_character
             ... on type Human
              homePlanet: String
              height(unit: FOOT): Float
              starships: [type Starship!]!
               id: ID!
               ...StarshipRow_starship
             ... on type Droid
              primaryFunction: String
            reader
             case Human
              name
              appearsIn
              secretBackstory
              homePlanet
              height(unit: FOOT)
              starships
               id
               ...StarshipRow_starship
              friends
               id
               ...FriendRow_character
             case Droid
              name
              appearsIn
              secretBackstory
              primaryFunction
              friends
               id
               ...FriendRow_character
             default
              name
              appearsIn
              secretBackstory
              friends
               id
               ...FriendRow_character
            """#, fragments: [FriendRow_character.artifact, StarshipRow_starship.artifact])
    }

    nonisolated enum Data: Relay.Selection, Relay.FieldValue {
        case human(Human)
        case droid(Droid)
        case other(Other)

        init(_ reader: inout Relay.Reader) {
            switch reader.switchCase() {
            case 0:
                self = .human(reader.caseValue(0))
            case 1:
                self = .droid(reader.caseValue(1))
            default:
                self = .other(reader.caseValue(2))
            }
        }

        var name: Swift.String {
            switch self {
            case .human(let value):
                return value.name
            case .droid(let value):
                return value.name
            case .other(let value):
                return value.name
            }
        }

        var appearsIn: [Episode] {
            switch self {
            case .human(let value):
                return value.appearsIn
            case .droid(let value):
                return value.appearsIn
            case .other(let value):
                return value.appearsIn
            }
        }

        /// Always null, with an error: it is a secret.
        var secretBackstory: Swift.String? {
            switch self {
            case .human(let value):
                return value.secretBackstory
            case .droid(let value):
                return value.secretBackstory
            case .other(let value):
                return value.secretBackstory
            }
        }

        var friends: [Friend] {
            switch self {
            case .human(let value):
                return value.friends
            case .droid(let value):
                return value.friends
            case .other(let value):
                return value.friends
            }
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            switch (a, b) {
            case (.human(let a), .human(let b)):
                e.object(a, b)
            case (.droid(let a), .droid(let b)):
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
            let appearsIn: [Episode]
            /// Always null, with an error: it is a secret.
            let secretBackstory: Swift.String?
            let homePlanet: Swift.String?
            let height: Swift.Double?
            let starships: [Starship]
            let friends: [Friend]

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
                self.appearsIn = reader.value(1)
                self.secretBackstory = reader.optionalString(2)
                self.homePlanet = reader.optionalString(3)
                self.height = reader.optionalDouble(4)
                self.starships = reader.objects(5)
                self.friends = reader.objects(6)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                e.value(a.appearsIn, b.appearsIn)
                e.optionalString(a.secretBackstory, b.secretBackstory)
                e.optionalString(a.homePlanet, b.homePlanet)
                e.optionalDouble(a.height, b.height)
                e.objects(a.starships, b.starships)
                e.objects(a.friends, b.friends)
                return e.isEqual
            }

            nonisolated struct Starship: Relay.Selection, Swift.Identifiable {
                /// The Globally Unique ID of this object
                let id: Relay.ID
                let starshipRow_starship: StarshipRow_starship.Ref

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.starshipRow_starship = reader.fragment(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.fragment(a.starshipRow_starship, b.starshipRow_starship)
                    return e.isEqual
                }
            }
        }

        nonisolated struct Droid: Relay.Selection {
            let name: Swift.String
            let appearsIn: [Episode]
            /// Always null, with an error: it is a secret.
            let secretBackstory: Swift.String?
            let primaryFunction: Swift.String?
            let friends: [Friend]

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
                self.appearsIn = reader.value(1)
                self.secretBackstory = reader.optionalString(2)
                self.primaryFunction = reader.optionalString(3)
                self.friends = reader.objects(4)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                e.value(a.appearsIn, b.appearsIn)
                e.optionalString(a.secretBackstory, b.secretBackstory)
                e.optionalString(a.primaryFunction, b.primaryFunction)
                e.objects(a.friends, b.friends)
                return e.isEqual
            }
        }

        /// An object of another type.
        nonisolated struct Other: Relay.Selection {
            let name: Swift.String
            let appearsIn: [Episode]
            /// Always null, with an error: it is a secret.
            let secretBackstory: Swift.String?
            let friends: [Friend]

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
                self.appearsIn = reader.value(1)
                self.secretBackstory = reader.optionalString(2)
                self.friends = reader.objects(3)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                e.value(a.appearsIn, b.appearsIn)
                e.optionalString(a.secretBackstory, b.secretBackstory)
                e.objects(a.friends, b.friends)
                return e.isEqual
            }
        }

        nonisolated struct Friend: Relay.Selection, Swift.Identifiable {
            /// The Globally Unique ID of this object
            let id: Relay.ID
            let friendRow_character: FriendRow_character.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.friendRow_character = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.friendRow_character, b.friendRow_character)
                return e.isEqual
            }
        }
    }
}
