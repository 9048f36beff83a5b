// @generated ApolloHeroesInQuery.graphql sha256:96c982f7139f19fea1e440bd90cf2277f4bdc68439d5adba4b6ede7656bc5a98
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloHeroesInQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloHeroesInQuery
            text query ApolloHeroesInQuery($input:HeroesInput!){heroesIn(input:$input){name age}}
            variables
             input: input HeroesInput!
            normalization
             heroesIn(input: $input): [type Hero!]! @key(fields: ["name"]) @lookup(arguments: ["input.nameInput.names"], scope: "Hero")
              name: String!
              age: Int
            reader
             heroesIn(input: $input)
              name
              age
            """#)
    }

    var input: HeroesInput

    init(input: HeroesInput) {
        self.input = input
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("input", self.input)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let heroesIn: [HeroesIn]

        init(_ reader: inout Relay.Reader) {
            self.heroesIn = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.heroesIn, b.heroesIn)
            return e.isEqual
        }

        nonisolated struct HeroesIn: Relay.Selection {
            let name: Swift.String
            let age: Swift.Int?

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
                self.age = reader.optionalInt(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                e.optionalInt(a.age, b.age)
                return e.isEqual
            }
        }
    }
}
