// @generated Papers_person_paper.graphql sha256:43f47fb933da6a025d19f5df63a84984f39e91634ce831e5669183f7ad5833b5
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

/// Reads the objects of `paper` in `Papers_person`.
nonisolated struct Papers_person_paper: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query Papers_person_paper on interface Paper
            text query Papers_person_paper{__typename}
            normalization
             id: ID! @client
             text: String @client
             ...Signature_signed on interface Signed of [Letter]
             ... on type Draft @client
              ...Size_draft
              ...DraftRow_draft
             ... on interface Signed of [Letter] @client
              __isSigned: String!
              signature: String @client
            reader
             __typename
            """#, fragments: [DraftRow_draft.artifact, Signature_signed.artifact, Size_draft.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
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
