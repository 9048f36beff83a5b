// @generated StarshipRow_starship.graphql sha256:4db8b112a2011d9081a6f242203f51495d132962aab4e5f57d152947cd0542cc
// Made by relay-generator from ../../Examples/starwars/Views/StarshipRow.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum StarshipRow_starship: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment StarshipRow_starship on type Starship
            text fragment StarshipRow_starship on Starship{name length(unit:METER)}
            normalization
             name: String!
             length(unit: METER): Float!
            reader
             name
             length(unit: METER)
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let name: Swift.String
        let length: Swift.Double

        init(_ reader: inout Relay.Reader) {
            self.name = reader.string(0)
            self.length = reader.double(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.name, b.name)
            e.double(a.length, b.length)
            return e.isEqual
        }
    }
}
