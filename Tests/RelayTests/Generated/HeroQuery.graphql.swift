// @generated HeroQuery.graphql sha256:5445e7482aa38a9fdc86cae946a5dcdbb9f060a41086d3cbd98e303eed57bfcf
// Made by relay-generator from GraphQL/Hero.graphql. Do not edit.
@_spi(Generated) import Relay

/// The hero of an episode, with all that a page of theirs shows.
nonisolated struct HeroQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query HeroQuery
            text query HeroQuery($episode:Episode=EMPIRE,$friends:Boolean!,$first:Int=3,$size:Int!=64){hero(episode:$episode){__typename id name appearsIn ...HeroRow_character friends@include(if:$friends){__typename id name} friendsConnection(first:$first){totalCount edges{cursor node{__typename id name}}} small:picture(size:16){url} large:picture(size:$size){url width height} ...on Human{height feet:height(unit:FOOT)} ...on Droid{primaryFunction ...DroidDetails_droid} ...on Being{__isBeing:__typename born}}}
            spreads DroidDetails_droid HeroRow_character
            variables
             episode: enum Episode = EMPIRE
             friends: Boolean!
             first: Int = 3
             size: Int! = 64
            normalization
             hero(episode: $episode): interface Character
              __typename: String!
              id: ID!
              name: String!
              appearsIn: [enum Episode]!
              ...HeroRow_character
              friends: [interface Character] if $friends
               __typename: String!
               id: ID!
               name: String!
              friendsConnection(first: $first): type FriendsConnection!
               totalCount: Int
               edges: [type FriendsEdge]
                cursor: ID!
                node: interface Character
                 __typename: String!
                 id: ID!
                 name: String!
              small = picture(size: 16): type Image
               url: String!
              large = picture(size: $size): type Image
               url: String!
               width: Int!
               height: Int!
              ... on type Human
               height: Float
               feet = height(unit: FOOT): Float
              ... on type Droid
               primaryFunction: String
               ...DroidDetails_droid
              ... on interface Being of [Human]
               __isBeing: String!
               born: scalar DateTime
            reader
             hero(episode: $episode)
              case Human
               id
               name
               appearsIn
               ...HeroRow_character
               friends if $friends
                name
               friendsConnection(first: $first)
                totalCount
                edges
                 cursor
                 node
                  name
               small = picture(size: 16)
                url
               large = picture(size: $size)
                url
                width
                height
               height
               feet = height(unit: FOOT)
               born
              case Droid
               id
               name
               appearsIn
               ...HeroRow_character
               friends if $friends
                name
               friendsConnection(first: $first)
                totalCount
                edges
                 cursor
                 node
                  name
               small = picture(size: 16)
                url
               large = picture(size: $size)
                url
                width
                height
               primaryFunction
               ...DroidDetails_droid
              default
               id
               name
               appearsIn
               ...HeroRow_character
               friends if $friends
                name
               friendsConnection(first: $first)
                totalCount
                edges
                 cursor
                 node
                  name
               small = picture(size: 16)
                url
               large = picture(size: $size)
                url
                width
                height
               ... as asBeing on interface Being
                born
            """#, fragments: [DroidDetails_droid.artifact, HeroRow_character.artifact])
    }

    var episode: Relay.Input<Episode>
    var friends: Swift.Bool
    var first: Relay.Input<Swift.Int>
    var size: Swift.Int

    init(episode: Episode? = nil, friends: Swift.Bool, first: Swift.Int? = nil, size: Swift.Int = 64) {
        self.episode = .init(episode)
        self.friends = friends
        self.first = .init(first)
        self.size = size
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(episode: Relay.Input<Episode> = .unset, friends: Swift.Bool, first: Relay.Input<Swift.Int> = .unset, size: Swift.Int = 64) {
        self.episode = episode
        self.friends = friends
        self.first = first
        self.size = size
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("episode", self.episode)
        variables.write("friends", self.friends)
        variables.writeInput("first", self.first)
        variables.write("size", self.size)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let hero: Hero?

        init(_ reader: inout Relay.Reader) {
            self.hero = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.hero, b.hero)
            return e.isEqual
        }

        /// Someone in the films.
        nonisolated enum Hero: Relay.Selection, Swift.Identifiable {
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

            var id: Relay.ID {
                switch self {
                case .human(let value):
                    return value.id
                case .droid(let value):
                    return value.id
                case .other(let value):
                    return value.id
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

            var appearsIn: [Episode?] {
                switch self {
                case .human(let value):
                    return value.appearsIn
                case .droid(let value):
                    return value.appearsIn
                case .other(let value):
                    return value.appearsIn
                }
            }

            var heroRow_character: HeroRow_character.Ref {
                switch self {
                case .human(let value):
                    return value.heroRow_character
                case .droid(let value):
                    return value.heroRow_character
                case .other(let value):
                    return value.heroRow_character
                }
            }

            var friends: [Friend?]? {
                switch self {
                case .human(let value):
                    return value.friends
                case .droid(let value):
                    return value.friends
                case .other(let value):
                    return value.friends
                }
            }

            var friendsConnection: FriendsConnection {
                switch self {
                case .human(let value):
                    return value.friendsConnection
                case .droid(let value):
                    return value.friendsConnection
                case .other(let value):
                    return value.friendsConnection
                }
            }

            var small: Small? {
                switch self {
                case .human(let value):
                    return value.small
                case .droid(let value):
                    return value.small
                case .other(let value):
                    return value.small
                }
            }

            var large: Large? {
                switch self {
                case .human(let value):
                    return value.large
                case .droid(let value):
                    return value.large
                case .other(let value):
                    return value.large
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

            /// A being from a "galaxy far, far away".
            nonisolated struct Human: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let name: Swift.String
                let appearsIn: [Episode?]
                let heroRow_character: HeroRow_character.Ref
                let friends: [Friend?]?
                let friendsConnection: FriendsConnection
                let small: Small?
                let large: Large?
                let height: Swift.Double?
                let feet: Swift.Double?
                let born: Timestamp?

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.name = reader.string(1)
                    self.appearsIn = reader.value(2)
                    self.heroRow_character = reader.fragment(3)
                    self.friends = reader.optionalObjectsOrNil(4)
                    self.friendsConnection = reader.object(5)
                    self.small = reader.optionalObject(6)
                    self.large = reader.optionalObject(7)
                    self.height = reader.optionalDouble(8)
                    self.feet = reader.optionalDouble(9)
                    self.born = reader.optionalValue(10)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.string(a.name, b.name)
                    e.value(a.appearsIn, b.appearsIn)
                    e.fragment(a.heroRow_character, b.heroRow_character)
                    e.optionalObjectsOrNil(a.friends, b.friends)
                    e.object(a.friendsConnection, b.friendsConnection)
                    e.optionalObject(a.small, b.small)
                    e.optionalObject(a.large, b.large)
                    e.optionalDouble(a.height, b.height)
                    e.optionalDouble(a.feet, b.feet)
                    e.optionalValue(a.born, b.born)
                    return e.isEqual
                }
            }

            nonisolated struct Droid: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let name: Swift.String
                let appearsIn: [Episode?]
                let heroRow_character: HeroRow_character.Ref
                let friends: [Friend?]?
                let friendsConnection: FriendsConnection
                let small: Small?
                let large: Large?
                let primaryFunction: Swift.String?
                let droidDetails_droid: DroidDetails_droid.Ref

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.name = reader.string(1)
                    self.appearsIn = reader.value(2)
                    self.heroRow_character = reader.fragment(3)
                    self.friends = reader.optionalObjectsOrNil(4)
                    self.friendsConnection = reader.object(5)
                    self.small = reader.optionalObject(6)
                    self.large = reader.optionalObject(7)
                    self.primaryFunction = reader.optionalString(8)
                    self.droidDetails_droid = reader.fragment(9)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.string(a.name, b.name)
                    e.value(a.appearsIn, b.appearsIn)
                    e.fragment(a.heroRow_character, b.heroRow_character)
                    e.optionalObjectsOrNil(a.friends, b.friends)
                    e.object(a.friendsConnection, b.friendsConnection)
                    e.optionalObject(a.small, b.small)
                    e.optionalObject(a.large, b.large)
                    e.optionalString(a.primaryFunction, b.primaryFunction)
                    e.fragment(a.droidDetails_droid, b.droidDetails_droid)
                    return e.isEqual
                }
            }

            /// An object of another type.
            nonisolated struct Other: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                /// The name as the credits have it.
                let name: Swift.String
                let appearsIn: [Episode?]
                let heroRow_character: HeroRow_character.Ref
                let friends: [Friend?]?
                let friendsConnection: FriendsConnection
                let small: Small?
                let large: Large?
                let asBeing: AsBeing?

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.name = reader.string(1)
                    self.appearsIn = reader.value(2)
                    self.heroRow_character = reader.fragment(3)
                    self.friends = reader.optionalObjectsOrNil(4)
                    self.friendsConnection = reader.object(5)
                    self.small = reader.optionalObject(6)
                    self.large = reader.optionalObject(7)
                    self.asBeing = reader.optionalInline(8)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.string(a.name, b.name)
                    e.value(a.appearsIn, b.appearsIn)
                    e.fragment(a.heroRow_character, b.heroRow_character)
                    e.optionalObjectsOrNil(a.friends, b.friends)
                    e.object(a.friendsConnection, b.friendsConnection)
                    e.optionalObject(a.small, b.small)
                    e.optionalObject(a.large, b.large)
                    e.optionalObject(a.asBeing, b.asBeing)
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
            }

            /// Someone in the films.
            nonisolated struct Friend: Relay.Selection {
                /// The name as the credits have it.
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

            nonisolated struct FriendsConnection: Relay.Selection {
                let totalCount: Swift.Int?
                let edges: [Edge?]?

                init(_ reader: inout Relay.Reader) {
                    self.totalCount = reader.optionalInt(0)
                    self.edges = reader.optionalObjectsOrNil(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalInt(a.totalCount, b.totalCount)
                    e.optionalObjectsOrNil(a.edges, b.edges)
                    return e.isEqual
                }

                nonisolated struct Edge: Relay.Selection {
                    let cursor: Relay.ID
                    let node: Node?

                    init(_ reader: inout Relay.Reader) {
                        self.cursor = reader.id(0)
                        self.node = reader.optionalObject(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.cursor, b.cursor)
                        e.optionalObject(a.node, b.node)
                        return e.isEqual
                    }

                    /// Someone in the films.
                    nonisolated struct Node: Relay.Selection {
                        /// The name as the credits have it.
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

            nonisolated struct Small: Relay.Selection {
                let url: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.url = reader.string(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.url, b.url)
                    return e.isEqual
                }
            }

            nonisolated struct Large: Relay.Selection {
                let url: Swift.String
                let width: Swift.Int
                let height: Swift.Int

                init(_ reader: inout Relay.Reader) {
                    self.url = reader.string(0)
                    self.width = reader.int(1)
                    self.height = reader.int(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.url, b.url)
                    e.int(a.width, b.width)
                    e.int(a.height, b.height)
                    return e.isEqual
                }
            }
        }
    }
}
