// @generated CharacterCard_character.graphql sha256:5298c9a8da7c51f554fd4d074c13bad72d163ace2f7d795cc0ffdb1a07593d84
// Made by relay-generator from GraphQL/Hero.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum CharacterCard_character: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment CharacterCard_character on interface Character of [Human Droid]
            text fragment CharacterCard_character on Character{__isCharacter:__typename id name ...DroidDetails_droid ...Birth_being ...on Human{mass friends{__typename id name ...on Droid{primaryFunction}}} ...on Droid{friends{__typename id name}}}
            spreads Birth_being DroidDetails_droid
            normalization
             id: ID!
             name: String!
             ...DroidDetails_droid on type Droid
             ...Birth_being on interface Being of [Human]
             ... on type Human
              mass: Float
              friends: [interface Character]
               __typename: String!
               id: ID!
               name: String!
               ... on type Droid
                primaryFunction: String
             ... on type Droid
              friends: [interface Character]
               __typename: String!
               id: ID!
               name: String!
            reader
             case Human
              id
              name
              mass
              friends
               case Droid
                name
                primaryFunction
               default
                name
              ...Birth_being
             case Droid
              id
              name
              friends
               name
              ...DroidDetails_droid
             default
              id
              name
              ...Birth_being on interface Being
            """#, fragments: [Birth_being.artifact, DroidDetails_droid.artifact])
    }

    nonisolated enum Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
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
            let mass: Swift.Double?
            let friends: [Friend?]?
            let birth_being: Birth_being.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.name = reader.string(1)
                self.mass = reader.optionalDouble(2)
                self.friends = reader.optionalObjectsOrNil(3)
                self.birth_being = reader.fragment(4)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.name, b.name)
                e.optionalDouble(a.mass, b.mass)
                e.optionalObjectsOrNil(a.friends, b.friends)
                e.fragment(a.birth_being, b.birth_being)
                return e.isEqual
            }

            /// Someone in the films.
            nonisolated enum Friend: Relay.Selection {
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

        nonisolated struct Droid: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let name: Swift.String
            let friends: [Friend?]?
            let droidDetails_droid: DroidDetails_droid.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.name = reader.string(1)
                self.friends = reader.optionalObjectsOrNil(2)
                self.droidDetails_droid = reader.fragment(3)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.name, b.name)
                e.optionalObjectsOrNil(a.friends, b.friends)
                e.fragment(a.droidDetails_droid, b.droidDetails_droid)
                return e.isEqual
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
        }

        /// An object of another type.
        nonisolated struct Other: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            /// The name as the credits have it.
            let name: Swift.String
            let birth_being: Birth_being.Ref?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.name = reader.string(1)
                self.birth_being = reader.optionalFragment(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.name, b.name)
                e.optionalFragment(a.birth_being, b.birth_being)
                return e.isEqual
            }
        }
    }
}
