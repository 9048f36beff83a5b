// @generated Drafts_person_drafts.graphql sha256:90e0f5b1b61874ddbc8787cb25fed27ef3c08c5473a3c597a904f22f69cd14a6
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

/// Reads the objects of `drafts` in `Drafts_person`.
nonisolated struct Drafts_person_drafts: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query Drafts_person_drafts on type Draft
            text query Drafts_person_drafts{__typename}
            normalization
             id: ID! @client
             text: String @client
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
