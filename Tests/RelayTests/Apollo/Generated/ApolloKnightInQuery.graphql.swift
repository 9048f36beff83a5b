// @generated ApolloKnightInQuery.graphql sha256:7b530ccd4acd3ad8752b7081f96443b3319c625c8cd6a2c74882177f383f6cb6
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloKnightInQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloKnightInQuery
            text query ApolloKnightInQuery($input:KnightInput!){knightIn(input:$input){isJedi name age}}
            variables
             input: input KnightInput!
            normalization
             knightIn(input: $input): type Knight @key(fields: ["isJedi", "name"]) @lookup(arguments: ["input.isJedi", "input.nameInput.name"], scope: "Knight")
              isJedi: Boolean!
              name: String!
              age: Int
            reader
             knightIn(input: $input)
              age
            """#)
    }

    var input: KnightInput

    init(input: KnightInput) {
        self.input = input
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("input", self.input)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let knightIn: KnightIn?

        init(_ reader: inout Relay.Reader) {
            self.knightIn = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.knightIn, b.knightIn)
            return e.isEqual
        }

        nonisolated struct KnightIn: Relay.Selection {
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
