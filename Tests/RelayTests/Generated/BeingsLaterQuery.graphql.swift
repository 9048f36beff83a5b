// @generated BeingsLaterQuery.graphql sha256:40ca9998eaa706a1567c11e4946231db1a818269ed322ceb55b65b5b2306a426
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct BeingsLaterQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query BeingsLaterQuery
            text query BeingsLaterQuery{beings{__typename home{name ...HomeDetails_planet@defer(label:"BeingsLaterQuery$defer$home")} ...BeingDetails_being@defer(label:"BeingsLaterQuery$defer$being") ...on Node{__isNode:__typename id}}}
            spreads BeingDetails_being HomeDetails_planet
            normalization
             beings: [interface Being!]
              __typename: String!
              home: type Planet
               name: String!
               ... @defer(label: "BeingsLaterQuery$defer$home")
                ...HomeDetails_planet
              ... on interface Node of [Human]
               __isNode: String!
               id: ID!
              ... @defer(label: "BeingsLaterQuery$defer$being")
               ...BeingDetails_being
            reader
             beings
              __typename
              home
               name
               ...HomeDetails_planet @defer
              ...BeingDetails_being @defer
            """#, fragments: [BeingDetails_being.artifact, HomeDetails_planet.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let beings: [Being]?

        init(_ reader: inout Relay.Reader) {
            self.beings = reader.optionalObjects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObjects(a.beings, b.beings)
            return e.isEqual
        }

        /// What lives, or once did.
        nonisolated struct Being: Relay.Selection {
            let __typename: Swift.String
            let home: Home?
            let beingDetails_being: BeingDetails_being.Ref

            init(_ reader: inout Relay.Reader) {
                self.__typename = reader.string(0)
                self.home = reader.optionalObject(1)
                self.beingDetails_being = reader.fragment(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.__typename, b.__typename)
                e.optionalObject(a.home, b.home)
                e.fragment(a.beingDetails_being, b.beingDetails_being)
                return e.isEqual
            }

            nonisolated struct Home: Relay.Selection {
                let name: Swift.String
                let homeDetails_planet: HomeDetails_planet.Ref

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.string(0)
                    self.homeDetails_planet = reader.fragment(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.name, b.name)
                    e.fragment(a.homeDetails_planet, b.homeDetails_planet)
                    return e.isEqual
                }
            }
        }
    }
}
