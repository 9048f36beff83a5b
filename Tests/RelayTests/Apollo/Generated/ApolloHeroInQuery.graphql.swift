// @generated ApolloHeroInQuery.graphql sha256:735ac4bcba071b51ede2ea3609aae6dcf33c6b1fdff560ee60035b2a7c3a237e
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloHeroInQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloHeroInQuery
            text query ApolloHeroInQuery($input:HeroInput!){heroIn(input:$input){name age}}
            variables
             input: input HeroInput!
            normalization
             heroIn(input: $input): type Hero @key(fields: ["name"]) @lookup(arguments: ["input.nameInput.name"], scope: "Hero")
              name: String!
              age: Int
            reader
             heroIn(input: $input)
              age
            """#)
    }

    var input: HeroInput

    init(input: HeroInput) {
        self.input = input
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("input", self.input)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let heroIn: HeroIn?

        init(_ reader: inout Relay.Reader) {
            self.heroIn = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.heroIn, b.heroIn)
            return e.isEqual
        }

        nonisolated struct HeroIn: Relay.Selection {
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
