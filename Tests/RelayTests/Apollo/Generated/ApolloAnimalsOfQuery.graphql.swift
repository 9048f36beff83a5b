// @generated ApolloAnimalsOfQuery.graphql sha256:e1dfb498b604cf2ba644d11c72ca1d847771065ba436658f1483bbcea7776738
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloAnimalsOfQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloAnimalsOfQuery
            text query ApolloAnimalsOfQuery($species:[String!],$habitat:String!){animalsOf(habitat:$habitat,species:$species){habitat species name}}
            variables
             species: [String!]
             habitat: String!
            normalization
             animalsOf(habitat: $habitat, species: $species): [type Animal!] @key(fields: ["habitat", "species"]) @lookup(arguments: ["habitat", "species"], scope: "Animal")
              habitat: String!
              species: String!
              name: String
            reader
             animalsOf(habitat: $habitat, species: $species)
              name
            """#)
    }

    var species: Relay.Input<[Swift.String]>
    var habitat: Swift.String

    init(species: [Swift.String]? = nil, habitat: Swift.String) {
        self.species = .init(species)
        self.habitat = habitat
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(species: Relay.Input<[Swift.String]> = .unset, habitat: Swift.String) {
        self.species = species
        self.habitat = habitat
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("species", self.species)
        variables.write("habitat", self.habitat)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let animalsOf: [AnimalsOf]?

        init(_ reader: inout Relay.Reader) {
            self.animalsOf = reader.optionalObjects(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObjects(a.animalsOf, b.animalsOf)
            return e.isEqual
        }

        nonisolated struct AnimalsOf: Relay.Selection {
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
