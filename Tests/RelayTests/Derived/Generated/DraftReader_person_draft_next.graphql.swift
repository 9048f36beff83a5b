// @generated DraftReader_person_draft_next.graphql sha256:6415ef1277e133f01a7c1882f0de59034d58ef19646b46c98d5f5de7cb023883
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

/// Reads the objects of `draft.next` in `DraftReader_person`.
nonisolated struct DraftReader_person_draft_next: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query DraftReader_person_draft_next on type Draft
            text query DraftReader_person_draft_next{__typename}
            normalization
             text: String @client
             ...Reader_draft
            reader
             __typename
            """#, fragments: [Reader_draft.artifact])
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
