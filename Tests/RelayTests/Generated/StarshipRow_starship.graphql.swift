// @generated StarshipRow_starship.graphql sha256:2a6e53f8b356c49424c17e9a2ec95bac2b39fdfebf74d1095bfdb16b99453bb1
// Made by relay-generator from GraphQL/Search.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum StarshipRow_starship: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment StarshipRow_starship on type Starship
            text fragment StarshipRow_starship on Starship{name length}
            normalization
             name: String!
             length: Float
            reader
             name
             length
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let name: Swift.String
        let length: Swift.Double?

        init(_ reader: inout Relay.Reader) {
            self.name = reader.string(0)
            self.length = reader.optionalDouble(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.name, b.name)
            e.optionalDouble(a.length, b.length)
            return e.isEqual
        }
    }
}
