// @generated Failure_errors.graphql sha256:4d852f7c5b936566692ac3e9e32cd5e645e86edbb9d6e9f6d597ebfcb1f51bb8
// Made by relay-generator from GraphQL/Scenes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Failure_errors: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Failure_errors on type Errors
            text fragment Failure_errors on Errors{nullable}
            normalization
             nullable: String
            reader
             nullable @catch(to: RESULT)
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let nullable: Swift.Result<Swift.String?, Relay.FieldErrors>

        init(_ reader: inout Relay.Reader) {
            self.nullable = reader.value(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.value(a.nullable, b.nullable)
            return e.isEqual
        }
    }
}
