// @generated ApolloKnightsInQuery.graphql sha256:55222358487bf6db707b702508b9041076d0077ea25c39b5a060f8eab01c2271
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloKnightsInQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloKnightsInQuery
            text query ApolloKnightsInQuery($input:KnightsInput!){knightsIn(input:$input){isJedi name age}}
            variables
             input: input KnightsInput!
            normalization
             knightsIn(input: $input): [type Knight!]! @key(fields: ["isJedi", "name"]) @lookup(arguments: ["input.isJedi", "input.nameInput.names"], scope: "Knight")
              isJedi: Boolean!
              name: String!
              age: Int
            reader
             knightsIn(input: $input)
              name
              age
            """#)
    }

    var input: KnightsInput

    init(input: KnightsInput) {
        self.input = input
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("input", self.input)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let knightsIn: [KnightsIn]

        init(_ reader: inout Relay.Reader) {
            self.knightsIn = reader.objects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.knightsIn, b.knightsIn)
            return e.isEqual
        }

        nonisolated struct KnightsIn: Relay.Selection {
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
