// @generated ApolloLetterQuery.graphql sha256:d69a04c5d9b5b28748f415824b10e73d78c25140e60ab3bb23a13015282d4458
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloLetterQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloLetterQuery
            text query ApolloLetterQuery{letter{__typename id name}}
            normalization
             letter: interface Letter @key(fields: ["id"])
              __typename: String!
              id: ID!
              name: String
            reader
             letter
              name
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let letter: Letter?

        init(_ reader: inout Relay.Reader) {
            self.letter = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.letter, b.letter)
            return e.isEqual
        }

        nonisolated struct Letter: Relay.Selection {
            let name: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.name = reader.optionalString(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.name, b.name)
                return e.isEqual
            }
        }
    }
}
