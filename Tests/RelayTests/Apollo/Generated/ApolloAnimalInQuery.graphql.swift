// @generated ApolloAnimalInQuery.graphql sha256:550bd7d85b1bce210a1fdf1074e633a4184742dec3a153a082401e0419a74e9d
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloAnimalInQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloAnimalInQuery
            text query ApolloAnimalInQuery($input:AnimalInput!){animalIn(input:$input){habitat species name}}
            variables
             input: input AnimalInput!
            normalization
             animalIn(input: $input): type Animal @key(fields: ["habitat", "species"]) @lookup(arguments: ["input.habitat", "input.species"], scope: "Animal")
              habitat: String!
              species: String!
              name: String
            reader
             animalIn(input: $input)
              name
            """#)
    }

    var input: AnimalInput

    init(input: AnimalInput) {
        self.input = input
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("input", self.input)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let animalIn: AnimalIn?

        init(_ reader: inout Relay.Reader) {
            self.animalIn = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.animalIn, b.animalIn)
            return e.isEqual
        }

        nonisolated struct AnimalIn: Relay.Selection {
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
