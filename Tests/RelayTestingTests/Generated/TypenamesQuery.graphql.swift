// @generated TypenamesQuery.graphql sha256:d2de99c48fec4f2957a6a6ba02ebeffa422a385cbc462109dc10223dec7e90f8
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct TypenamesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query TypenamesQuery
            text query TypenamesQuery{node(id:"1"){__typename id} feed(first:2){id __typename} me{id __typename}}
            variables
             detailed: Boolean!
            normalization
             node(id: "1"): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
             feed(first: 2): [type Story!]!
              id: ID!
              __typename: String!
             me: type Person
              id: ID!
              __typename: String!
            reader
             node(id: "1")
              id
              __typename if $detailed
             feed(first: 2)
              __typename @catch(to: NULL)
             me
              __typename @catch(to: RESULT)
            """#)
    }

    var detailed: Swift.Bool

    init(detailed: Swift.Bool) {
        self.detailed = detailed
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("detailed", self.detailed)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let node: Node?
        let feed: [Feed]
        let me: Me?

        init(_ reader: inout Relay.Reader) {
            self.node = reader.optionalObject(0)
            self.feed = reader.objects(1)
            self.me = reader.optionalObject(2)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            e.objects(a.feed, b.feed)
            e.optionalObject(a.me, b.me)
            return e.isEqual
        }

        nonisolated struct Node: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let __typename: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.__typename = reader.optionalString(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.optionalString(a.__typename, b.__typename)
                return e.isEqual
            }
        }

        nonisolated struct Feed: Relay.Selection {
            let __typename: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.__typename = reader.optionalString(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.__typename, b.__typename)
                return e.isEqual
            }
        }

        nonisolated struct Me: Relay.Selection {
            let __typename: Swift.Result<Swift.String, Relay.FieldErrors>

            init(_ reader: inout Relay.Reader) {
                self.__typename = reader.value(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.value(a.__typename, b.__typename)
                return e.isEqual
            }
        }
    }
}
