// @generated ConditionsQuery.graphql sha256:ca1147d095be346b155e9923308a34e9aec06b8d265f1b4eca70a7b4809b8de7
// Made by relay-generator from GraphQL/Hero.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ConditionsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ConditionsQuery
            text query ConditionsQuery($a:Boolean!,$b:Boolean!){hero{__typename id name@skip(if:$a) friends@include(if:$a){__typename id name} ...@include(if:$b){friends{__typename id appearsIn} appearsIn} ...HeroRow_character@skip(if:$a)@include(if:$b) always:name ...on Human@include(if:$a){mass height@include(if:$b)}}}
            spreads HeroRow_character
            variables
             a: Boolean!
             b: Boolean!
            normalization
             hero: interface Character
              __typename: String!
              id: ID!
              name: String! if !$a
              friends: [interface Character] if $a | $b
               __typename: String!
               id: ID!
               name: String! if $a
               appearsIn: [enum Episode]! if $b
              appearsIn: [enum Episode]! if $b
              ...HeroRow_character if !$a & $b
              always = name: String!
              ... on type Human
               mass: Float if $a
               height: Float if $a & $b
            reader
             hero
              case Human
               name if !$a
               friends if $a | $b
                name if $a
                id if $b
                appearsIn if $b
               appearsIn if $b
               ...HeroRow_character if !$a & $b
               always = name
               mass if $a
               height if $a & $b
              default
               name if !$a
               friends if $a | $b
                name if $a
                id if $b
                appearsIn if $b
               appearsIn if $b
               ...HeroRow_character if !$a & $b
               always = name
            """#, fragments: [HeroRow_character.artifact])
    }

    var a: Swift.Bool
    var b: Swift.Bool

    init(a: Swift.Bool, b: Swift.Bool) {
        self.a = a
        self.b = b
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("a", self.a)
        variables.write("b", self.b)
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
        nonisolated enum Hero: Relay.Selection {
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

            var name: Swift.String? {
                switch self {
                case .human(let value):
                    return value.name
                case .other(let value):
                    return value.name
                }
            }

            var friends: [Friend?]? {
                switch self {
                case .human(let value):
                    return value.friends
                case .other(let value):
                    return value.friends
                }
            }

            var appearsIn: [Episode?]? {
                switch self {
                case .human(let value):
                    return value.appearsIn
                case .other(let value):
                    return value.appearsIn
                }
            }

            var heroRow_character: HeroRow_character.Ref? {
                switch self {
                case .human(let value):
                    return value.heroRow_character
                case .other(let value):
                    return value.heroRow_character
                }
            }

            var always: Swift.String {
                switch self {
                case .human(let value):
                    return value.always
                case .other(let value):
                    return value.always
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

            /// A being from a "galaxy far, far away".
            nonisolated struct Human: Relay.Selection {
                let name: Swift.String?
                let friends: [Friend?]?
                let appearsIn: [Episode?]?
                let heroRow_character: HeroRow_character.Ref?
                let always: Swift.String
                let mass: Swift.Double?
                let height: Swift.Double?

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.optionalString(0)
                    self.friends = reader.optionalObjectsOrNil(1)
                    self.appearsIn = reader.value(2)
                    self.heroRow_character = reader.optionalFragment(3)
                    self.always = reader.string(4)
                    self.mass = reader.optionalDouble(5)
                    self.height = reader.optionalDouble(6)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.name, b.name)
                    e.optionalObjectsOrNil(a.friends, b.friends)
                    e.value(a.appearsIn, b.appearsIn)
                    e.optionalFragment(a.heroRow_character, b.heroRow_character)
                    e.string(a.always, b.always)
                    e.optionalDouble(a.mass, b.mass)
                    e.optionalDouble(a.height, b.height)
                    return e.isEqual
                }
            }

            /// An object of another type.
            nonisolated struct Other: Relay.Selection {
                /// The name as the credits have it.
                let name: Swift.String?
                let friends: [Friend?]?
                let appearsIn: [Episode?]?
                let heroRow_character: HeroRow_character.Ref?
                /// The name as the credits have it.
                let always: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.optionalString(0)
                    self.friends = reader.optionalObjectsOrNil(1)
                    self.appearsIn = reader.value(2)
                    self.heroRow_character = reader.optionalFragment(3)
                    self.always = reader.string(4)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.name, b.name)
                    e.optionalObjectsOrNil(a.friends, b.friends)
                    e.value(a.appearsIn, b.appearsIn)
                    e.optionalFragment(a.heroRow_character, b.heroRow_character)
                    e.string(a.always, b.always)
                    return e.isEqual
                }
            }

            /// Someone in the films.
            nonisolated struct Friend: Relay.Selection {
                /// The name as the credits have it.
                let name: Swift.String?
                let id: Relay.ID?
                let appearsIn: [Episode?]?

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.optionalString(0)
                    self.id = reader.optionalID(1)
                    self.appearsIn = reader.value(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.name, b.name)
                    e.optionalID(a.id, b.id)
                    e.value(a.appearsIn, b.appearsIn)
                    return e.isEqual
                }
            }
        }
    }
}
