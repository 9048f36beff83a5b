// @generated ApolloAnimalQuery.graphql sha256:fe975f2c3cd821193885d8889cf045469e5663e246f0f016e451450d8299c281
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloAnimalQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloAnimalQuery
            text query ApolloAnimalQuery($species:String!,$habitat:String!){animal(habitat:$habitat,species:$species){habitat species name}}
            variables
             species: String!
             habitat: String!
            normalization
             animal(habitat: $habitat, species: $species): type Animal @key(fields: ["habitat", "species"]) @lookup(arguments: ["habitat", "species"], scope: "Animal")
              habitat: String!
              species: String!
              name: String
            reader
             animal(habitat: $habitat, species: $species)
              name
            """#)
    }

    var species: Swift.String
    var habitat: Swift.String

    init(species: Swift.String, habitat: Swift.String) {
        self.species = species
        self.habitat = habitat
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("species", self.species)
        variables.write("habitat", self.habitat)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let animal: Animal?

        init(_ reader: inout Relay.Reader) {
            self.animal = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.animal, b.animal)
            return e.isEqual
        }

        nonisolated struct Animal: Relay.Selection {
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
