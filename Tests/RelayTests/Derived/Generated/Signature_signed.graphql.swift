// @generated Signature_signed.graphql sha256:3082d45479087b008e329248b4abea93c2ae310242db4dd1450220e274550e01
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Signature_signed: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Signature_signed on interface Signed of [Letter]
            normalization
             signature: String @client
            reader
             signature @client
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let signature: Swift.String?

        init(_ reader: inout Relay.Reader) {
            self.signature = reader.optionalString(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.signature, b.signature)
            return e.isEqual
        }
    }
}
