// @generated FuzzSubscription.graphql sha256:bd647d8eb3d39b5f7ab3a82ed930ca238ef00ed05df93adf00470e8fca6c868a
// Made by relay-generator from GraphQL/Fuzz.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct FuzzSubscription: Relay.GraphQLSubscription {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            subscription FuzzSubscription
            text subscription FuzzSubscription{changed{__typename ...Row_thing ...on Node{__isNode:__typename id} ...on Named{__isNamed:__typename name}}}
            spreads Row_thing
            normalization
             changed: union Found
              __typename: String!
              ...Row_thing on type Thing
              ... on interface Node of [Thing]
               __isNode: String!
               id: ID!
              ... on interface Named of [Thing Place]
               __isNamed: String!
               name: String
            reader
             changed
              __typename
              ...Row_thing on type Thing
              ... as asNamed on interface Named
               name
            """#, fragments: [Row_thing.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let changed: Changed?

        init(_ reader: inout Relay.Reader) {
            self.changed = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.changed, b.changed)
            return e.isEqual
        }

        nonisolated struct Changed: Relay.Selection {
            let __typename: Swift.String
            let row: Row_thing.Ref?
            let asNamed: AsNamed?

            init(_ reader: inout Relay.Reader) {
                self.__typename = reader.string(0)
                self.row = reader.optionalFragment(1)
                self.asNamed = reader.optionalInline(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.__typename, b.__typename)
                e.optionalFragment(a.row, b.row)
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
}
