// @generated HeroNameQuery.graphql sha256:dcd5c37ad047e7566c98e89de682f236252957904efd514a73ea54e58df48e00
// Made by relay-generator from GraphQL/Hero.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct HeroNameQuery: GraphQLQuery {
    static let artifact = Artifact(v1: #"""
        query HeroNameQuery
        text query HeroNameQuery{hero{__typename id name ...on Being{__isBeing:__typename born home{name population}}}}
        normalization
         hero: interface Character
          __typename: String!
          id: ID!
          name: String!
          ... on interface Being
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

    init() {
    }

    func write(to variables: inout VariableWriter) {
    }

    nonisolated struct Data: Selection, FieldValue {
        let hero: Hero?

        init(_ reader: inout Reader) {
            self.hero = reader.optionalObject(0)
        }

        static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.optionalObject(a.hero, b.hero)
            return e.isEqual
        }

        /// Someone in the films.
        nonisolated struct Hero: Selection {
            /// The name as the credits have it.
            let name: String
            let asBeing: AsBeing?

            init(_ reader: inout Reader) {
                self.name = reader.string(0)
                self.asBeing = reader.optionalInline(1)
            }

            static func == (a: Self, b: Self) -> Bool {
                var e = Equality()
                e.string(a.name, b.name)
                e.optionalObject(a.asBeing, b.asBeing)
                return e.isEqual
            }

            /// What lives, or once did.
            nonisolated struct AsBeing: Selection {
                /// When it came into the world.
                let born: Timestamp?
                let home: Home?

                init(_ reader: inout Reader) {
                    self.born = reader.optionalValue(0)
                    self.home = reader.optionalObject(1)
                }

                static func == (a: Self, b: Self) -> Bool {
                    var e = Equality()
                    e.optionalValue(a.born, b.born)
                    e.optionalObject(a.home, b.home)
                    return e.isEqual
                }

                nonisolated struct Home: Selection {
                    let name: String
                    let population: Double?

                    init(_ reader: inout Reader) {
                        self.name = reader.string(0)
                        self.population = reader.optionalDouble(1)
                    }

                    static func == (a: Self, b: Self) -> Bool {
                        var e = Equality()
                        e.string(a.name, b.name)
                        e.optionalDouble(a.population, b.population)
                        return e.isEqual
                    }
                }
            }
        }
    }
}
