// @generated HeroNameQuery.graphql sha256:dcd5c37ad047e7566c98e89de682f236252957904efd514a73ea54e58df48e00
// Made by relay-generator from GraphQL/Hero.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct HeroNameQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query HeroNameQuery
            text query HeroNameQuery{hero{__typename id name ...on Being{__isBeing:__typename born home{name population}}}}
            normalization
             hero: interface Character
              __typename: String!
              id: ID!
              name: String!
              ... on interface Being of [Human]
               __isBeing: String!
               born: scalar DateTime
               home: type Planet
                name: String!
                population: Float
            reader
             hero
              name
              ... as asBeing on interface Being
               born
               home
                name
                population
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
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
        nonisolated struct Hero: Relay.Selection {
            /// The name as the credits have it.
            let name: Swift.String
            let asBeing: AsBeing?

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
                self.asBeing = reader.optionalInline(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                e.optionalObject(a.asBeing, b.asBeing)
                return e.isEqual
            }

            /// What lives, or once did.
            nonisolated struct AsBeing: Relay.Selection {
                /// When it came into the world.
                let born: Timestamp?
                let home: Home?

                init(_ reader: inout Relay.Reader) {
                    self.born = reader.optionalValue(0)
                    self.home = reader.optionalObject(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalValue(a.born, b.born)
                    e.optionalObject(a.home, b.home)
                    return e.isEqual
                }

                nonisolated struct Home: Relay.Selection {
                    let name: Swift.String
                    let population: Swift.Double?

                    init(_ reader: inout Relay.Reader) {
                        self.name = reader.string(0)
                        self.population = reader.optionalDouble(1)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.string(a.name, b.name)
                        e.optionalDouble(a.population, b.population)
                        return e.isEqual
                    }
                }
            }
        }
    }
}
