// @generated OverlapsQuery.graphql sha256:b3ff478784ef92cd4b4b6184cafaedec77eaaed0591ee7f26b88749b32fa7a6a
// Made by relay-generator from GraphQL/Overlaps.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct OverlapsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query OverlapsQuery
            text query OverlapsQuery{me{id ...Overlaps_person} nodes(ids:["1"]){__typename id ...on User{image(size:32)} ...on Named{__isNamed:__typename name}}}
            spreads Overlaps_person
            normalization
             me: type Person
              id: ID!
              ...Overlaps_person
             nodes(ids: ["1"]): [interface Node]! @lookup(arguments: ["ids"], scope: "")
              __typename: String!
              id: ID!
              ... on type User
               image(size: 32): String
              ... on interface Named of [User Person]
               __isNamed: String!
               name: String!
            reader
             me
              ...Overlaps_person
             nodes(ids: ["1"])
              ... as user on type User
               image(size: 32)
              ... as named on interface Named
               name
            """#, fragments: [Overlaps_person.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let me: Me?
        let nodes: [Node?]

        init(_ reader: inout Relay.Reader) {
            self.me = reader.optionalObject(0)
            self.nodes = reader.objectsOrNil(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.me, b.me)
            e.objectsOrNil(a.nodes, b.nodes)
            return e.isEqual
        }

        nonisolated struct Me: Relay.Selection {
            let overlaps_person: Overlaps_person.Ref

            init(_ reader: inout Relay.Reader) {
                self.overlaps_person = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.overlaps_person, b.overlaps_person)
                return e.isEqual
            }
        }

        nonisolated struct Node: Relay.Selection {
            let user: User?
            let named: Named?

            init(_ reader: inout Relay.Reader) {
                self.user = reader.optionalInline(0)
                self.named = reader.optionalInline(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.user, b.user)
                e.optionalObject(a.named, b.named)
                return e.isEqual
            }

            nonisolated struct User: Relay.Selection {
                let image: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.image = reader.optionalString(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.image, b.image)
                    return e.isEqual
                }
            }

            nonisolated struct Named: Relay.Selection {
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
}
