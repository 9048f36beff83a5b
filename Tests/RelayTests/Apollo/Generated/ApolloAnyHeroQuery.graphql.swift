// @generated ApolloAnyHeroQuery.graphql sha256:22d188369cb1c2b5cfa98d2bf9b129551e5d48fdc0a34cd9f670b2372d27ad5e
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloAnyHeroQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloAnyHeroQuery
            text query ApolloAnyHeroQuery{anyHero{name age}}
            normalization
             anyHero: type Hero @key(fields: ["name"])
              name: String!
              age: Int
            reader
             anyHero
              age
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let anyHero: AnyHero?

        init(_ reader: inout Relay.Reader) {
            self.anyHero = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.anyHero, b.anyHero)
            return e.isEqual
        }

        nonisolated struct AnyHero: Relay.Selection {
            let age: Swift.Int?

            init(_ reader: inout Relay.Reader) {
                self.age = reader.optionalInt(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalInt(a.age, b.age)
                return e.isEqual
            }
        }
    }
}
