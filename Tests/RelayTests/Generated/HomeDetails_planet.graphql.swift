// @generated HomeDetails_planet.graphql sha256:e96c15147443eea52105b985b86ff351927b89dbb998efa7ee90568fb3332058
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum HomeDetails_planet: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment HomeDetails_planet on type Planet
            text fragment HomeDetails_planet on Planet{population}
            normalization
             population: Float
            reader
             population
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let population: Swift.Double?

        init(_ reader: inout Relay.Reader) {
            self.population = reader.optionalDouble(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalDouble(a.population, b.population)
            return e.isEqual
        }
    }
}
