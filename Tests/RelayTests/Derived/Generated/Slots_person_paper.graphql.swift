// @generated Slots_person_paper.graphql sha256:5354bb212972a18f719ab06aee24c4b84cafe616d7c0b2b7dd8372f431fe0108
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

/// Reads the objects of `paper` in `Slots_person`.
nonisolated struct Slots_person_paper: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query Slots_person_paper on interface Paper
            text query Slots_person_paper{__typename}
            normalization
             id: ID! @client
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
