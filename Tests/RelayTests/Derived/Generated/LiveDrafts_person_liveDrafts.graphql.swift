// @generated LiveDrafts_person_liveDrafts.graphql sha256:c0554ad4f78c3c289650298333b839fef0e74bf1cdbeab0960019f107c672319
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

/// Reads the objects of `liveDrafts` in `LiveDrafts_person`.
nonisolated struct LiveDrafts_person_liveDrafts: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query LiveDrafts_person_liveDrafts on type Draft
            text query LiveDrafts_person_liveDrafts{__typename}
            normalization
             id: ID! @client
             text: String @client
             ...DraftRow_draft
            reader
             __typename
            """#, fragments: [DraftRow_draft.artifact])
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
