// @generated AboutDraft_person_draft.graphql sha256:4f8088a69d4335b73dc18c549d795c213bb0a9bb8fa57f789722c53614f57e46
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

/// Reads the objects of `draft` in `AboutDraft_person`.
nonisolated struct AboutDraft_person_draft: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query AboutDraft_person_draft on type Draft
            text query AboutDraft_person_draft{__typename}
            normalization
             person: type Person @client
              id: ID!
              last: String!
            reader
             __typename
            """#)
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
