// @generated Strict_person.graphql sha256:63df4a1044accc3a5967476224409f8ae46b45efbf319976c70b00481219ec9c
// Made by relay-generator from GraphQL/Resolvers.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Strict_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Strict_person on type Person
            text fragment Strict_person on Person{first}
            normalization
             first: String
            reader
             first @required(action: THROW)
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let first: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.first = reader.string(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.first, b.first)
            return e.isEqual
        }
    }
}
