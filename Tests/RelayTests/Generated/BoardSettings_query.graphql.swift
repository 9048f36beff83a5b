// @generated BoardSettings_query.graphql sha256:fb322773349c110ff48108a2745095357fb4fba86c9343b517049a3e5879f8af
// Made by relay-generator from GraphQL/Parts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum BoardSettings_query: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment BoardSettings_query on type Query
            text fragment BoardSettings_query on Query{settings}
            normalization
             settings: scalar JSON
            reader
             settings
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let settings: Relay.JSONValue?

        init(_ reader: inout Relay.Reader) {
            self.settings = reader.optionalValue(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalValue(a.settings, b.settings)
            return e.isEqual
        }
    }
}
