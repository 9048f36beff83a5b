// @generated Parts_all.graphql sha256:49f0b6109085157770b572032b55945f81708d6ab798771f62e58bc7e6d61972
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Parts_all: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Parts_all on type All
            text fragment Parts_all on All{maybe json thing{id name friends{id name ...PartsSize_thing@defer(label:"Parts_all$defer$PartsSize_thing")}} node{__typename id ...on Thing{size} ...on Named{__isNamed:__typename name}} self{id maybe}}
            spreads PartsSize_thing
            normalization
             maybe: String
             json: scalar JSON
             thing: type Thing
              id: ID!
              name: String
              friends: [type Thing!]
               id: ID!
               name: String
               ... @defer(label: "Parts_all$defer$PartsSize_thing")
                ...PartsSize_thing
             node: interface Node
              __typename: String!
              id: ID!
              ... on type Thing
               size: Int!
              ... on interface Named of [Thing]
               __isNamed: String!
               name: String
             self: type All
              id: ID!
              maybe: String
            reader
             maybe
             json
             thing
              name
              friends
               name
               ...PartsSize_thing @defer
             node
              case Thing
               size
               name
              default
               ... as asNamed on interface Named
                name
             self
              maybe
            """#, fragments: [PartsSize_thing.artifact])
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let maybe: Swift.String?
        let json: Relay.JSONValue?
        let thing: Thing?
        let node: Node?
        let self_: Self_?

        init(_ reader: inout Relay.Reader) {
            self.maybe = reader.optionalString(0)
            self.json = reader.optionalValue(1)
            self.thing = reader.optionalObject(2)
            self.node = reader.optionalObject(3)
            self.self_ = reader.optionalObject(4)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.maybe, b.maybe)
            e.optionalValue(a.json, b.json)
            e.optionalObject(a.thing, b.thing)
            e.optionalObject(a.node, b.node)
            e.optionalObject(a.self_, b.self_)
            return e.isEqual
        }

        nonisolated struct Thing: Relay.Selection {
            let name: Swift.String?
            let friends: [Friend]?

            init(_ reader: inout Relay.Reader) {
                self.name = reader.optionalString(0)
                self.friends = reader.optionalObjects(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.name, b.name)
                e.optionalObjects(a.friends, b.friends)
                return e.isEqual
            }

            nonisolated struct Friend: Relay.Selection {
                let name: Swift.String?
                let partsSize_thing: PartsSize_thing.Ref

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.optionalString(0)
                    self.partsSize_thing = reader.fragment(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.name, b.name)
                    e.fragment(a.partsSize_thing, b.partsSize_thing)
                    return e.isEqual
                }
            }
        }

        nonisolated enum Node: Relay.Selection {
            case thing(Thing)
            case other(Other)

            init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .thing(reader.caseValue(0))
                default:
                    self = .other(reader.caseValue(1))
                }
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.thing(let a), .thing(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            nonisolated struct Thing: Relay.Selection {
                let size: Swift.Int
                let name: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.size = reader.int(0)
                    self.name = reader.optionalString(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.int(a.size, b.size)
                    e.optionalString(a.name, b.name)
                    return e.isEqual
                }
            }

            /// An object of another type.
            nonisolated struct Other: Relay.Selection {
                let asNamed: AsNamed?

                init(_ reader: inout Relay.Reader) {
                    self.asNamed = reader.optionalInline(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalObject(a.asNamed, b.asNamed)
                    return e.isEqual
                }

                nonisolated struct AsNamed: Relay.Selection {
                    let name: Swift.String?

                    init(_ reader: inout Relay.Reader) {
                        self.name = reader.optionalString(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalString(a.name, b.name)
                        return e.isEqual
                    }
                }
            }
        }

        /// Has a field of every kind.
        nonisolated struct Self_: Relay.Selection {
            let maybe: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.maybe = reader.optionalString(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.maybe, b.maybe)
                return e.isEqual
            }
        }
    }
}
