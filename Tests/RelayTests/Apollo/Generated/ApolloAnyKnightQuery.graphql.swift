// @generated ApolloAnyKnightQuery.graphql sha256:3411e64a8a0d03e0c58ca5483b2f0bcceb70285bdde7af12e19541207bfd8e4d
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloAnyKnightQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloAnyKnightQuery
            text query ApolloAnyKnightQuery{anyKnight{isJedi name age}}
            normalization
             anyKnight: type Knight @key(fields: ["isJedi", "name"])
              isJedi: Boolean!
              name: String!
              age: Int
            reader
             anyKnight
              age
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let anyKnight: AnyKnight?

        init(_ reader: inout Relay.Reader) {
            self.anyKnight = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.anyKnight, b.anyKnight)
            return e.isEqual
        }

        nonisolated struct AnyKnight: Relay.Selection {
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
