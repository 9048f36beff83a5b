// @generated SearchQuery.graphql sha256:6159f6437a86fed1b837713eaadb3f17670e78ccf125a05ca64d3c8439909f1f
// Made by relay-generator from GraphQL/Search.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct SearchQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query SearchQuery
            text query SearchQuery($text:String!,$first:Int=10){search(first:$first,text:$text){__typename ...on Node{__isNode:__typename id} ...on Human{id name height} ...on Droid{name primaryFunction} ...on Starship{name length(unit:FOOT)}}}
            variables
             text: String!
             first: Int = 10
            normalization
             search(first: $first, text: $text): [union SearchResult!]!
              __typename: String!
              ... on interface Node of [Human Droid Starship]
               __isNode: String!
               id: ID!
              ... on type Human
               id: ID!
               name: String!
               height: Float
              ... on type Droid
               name: String!
               primaryFunction: String
              ... on type Starship
               name: String!
               length(unit: FOOT): Float
            reader
             search(first: $first, text: $text)
              case Human
               __typename
               id
               name
               height
              case Droid
               __typename
               name
               primaryFunction
              case Starship
               __typename
               name
               length(unit: FOOT)
              default
               __typename
            """#)
    }

    var text: Swift.String
    var first: Relay.Input<Swift.Int>

    init(text: Swift.String, first: Swift.Int? = nil) {
        self.text = text
        self.first = .init(first)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(text: Swift.String, first: Relay.Input<Swift.Int> = .unset) {
        self.text = text
        self.first = first
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("text", self.text)
        variables.writeInput("first", self.first)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let search: [Search]

        init(_ reader: inout Relay.Reader) {
            self.search = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.search, b.search)
            return e.isEqual
        }

        nonisolated enum Search: Relay.Selection {
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

            var __typename: Swift.String {
                switch self {
                case .human(let value):
                    return value.__typename
                case .droid(let value):
                    return value.__typename
                case .starship(let value):
                    return value.__typename
                case .other(let value):
                    return value.__typename
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

            /// A being from a "galaxy far, far away".
            nonisolated struct Human: Relay.Selection, Swift.Identifiable {
                let __typename: Swift.String
                let id: Relay.ID
                let name: Swift.String
                let height: Swift.Double?

                init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                    self.id = reader.id(1)
                    self.name = reader.string(2)
                    self.height = reader.optionalDouble(3)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    e.id(a.id, b.id)
                    e.string(a.name, b.name)
                    e.optionalDouble(a.height, b.height)
                    return e.isEqual
                }
            }

            nonisolated struct Droid: Relay.Selection {
                let __typename: Swift.String
                let name: Swift.String
                let primaryFunction: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                    self.name = reader.string(1)
                    self.primaryFunction = reader.optionalString(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    e.string(a.name, b.name)
                    e.optionalString(a.primaryFunction, b.primaryFunction)
                    return e.isEqual
                }
            }

            nonisolated struct Starship: Relay.Selection {
                let __typename: Swift.String
                let name: Swift.String
                let length: Swift.Double?

                init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                    self.name = reader.string(1)
                    self.length = reader.optionalDouble(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    e.string(a.name, b.name)
                    e.optionalDouble(a.length, b.length)
                    return e.isEqual
                }
            }

            /// An object of another type.
            nonisolated struct Other: Relay.Selection {
                let __typename: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.__typename = reader.string(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.__typename, b.__typename)
                    return e.isEqual
                }
            }
        }
    }
}
