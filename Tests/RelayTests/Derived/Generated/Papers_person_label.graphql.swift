// @generated Papers_person_label.graphql sha256:43f47fb933da6a025d19f5df63a84984f39e91634ce831e5669183f7ad5833b5
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

/// Reads the objects of `label` in `Papers_person`.
nonisolated struct Papers_person_label: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query Papers_person_label on type Label
            text query Papers_person_label{__typename}
            normalization
             color: String @client
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
