// @generated PaperLink_paper.graphql sha256:1fe933e866d253a5e26f9001156b5649624fc437c542d63e14171276eb2bdefe
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum PaperLink_paper: Relay.AssignableFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment PaperLink_paper on interface Paper of [Draft Letter]
            normalization
             __typename: String!
            reader
             __typename
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let __typename: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.__typename = reader.string(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.__typename, b.__typename)
            return e.isEqual
        }
    }
}
