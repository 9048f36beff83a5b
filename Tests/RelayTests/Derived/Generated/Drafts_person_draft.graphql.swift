// @generated Drafts_person_draft.graphql sha256:90e0f5b1b61874ddbc8787cb25fed27ef3c08c5473a3c597a904f22f69cd14a6
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

/// Reads the objects of `draft` in `Drafts_person`.
nonisolated struct Drafts_person_draft: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query Drafts_person_draft on type Draft
            text query Drafts_person_draft{__typename}
            variables
             style: enum NameStyle
            normalization
             id: ID! @client
             ...Size_draft
             ...DraftRow_draft(style:$style)
            reader
             __typename
            """#, fragments: [DraftRow_draft.artifact, Size_draft.artifact])
    }

    var style: Relay.Input<NameStyle>

    init(style: NameStyle? = nil) {
        self.style = .init(style)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(style: Relay.Input<NameStyle> = .unset) {
        self.style = style
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("style", self.style)
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
