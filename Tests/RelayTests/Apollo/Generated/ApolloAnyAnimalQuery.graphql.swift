// @generated ApolloAnyAnimalQuery.graphql sha256:b05d48aa4f57c14a12d179dadc99bd393eb7bdf1e2404db564a11ed12628c212
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloAnyAnimalQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloAnyAnimalQuery
            text query ApolloAnyAnimalQuery{anyAnimal{habitat species name}}
            normalization
             anyAnimal: type Animal @key(fields: ["habitat", "species"])
              habitat: String!
              species: String!
              name: String
            reader
             anyAnimal
              name
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let anyAnimal: AnyAnimal?

        init(_ reader: inout Relay.Reader) {
            self.anyAnimal = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.anyAnimal, b.anyAnimal)
            return e.isEqual
        }

        nonisolated struct AnyAnimal: Relay.Selection {
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
