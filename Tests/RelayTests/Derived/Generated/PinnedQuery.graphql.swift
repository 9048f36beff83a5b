// @generated PinnedQuery.graphql sha256:ca1304ceca45acec4efc669b124070aa4e585539a8142290ad86986cc6ecc4f8
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct PinnedQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query PinnedQuery
            text query PinnedQuery{__typename}
            normalization
             pinned: [type Draft] @client
              id: ID! @client
              ...DraftRow_draft
            reader
             pinned @client
              id @client
              ...DraftRow_draft
            """#, fragments: [DraftRow_draft.artifact])
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let pinned: [Pinned?]?

        init(_ reader: inout Relay.Reader) {
            self.pinned = reader.optionalObjectsOrNil(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObjectsOrNil(a.pinned, b.pinned)
            return e.isEqual
        }

        /// A text that only the app has, by its id.
        nonisolated struct Pinned: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let draftRow_draft: DraftRow_draft.Ref

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.draftRow_draft = reader.fragment(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.fragment(a.draftRow_draft, b.draftRow_draft)
                return e.isEqual
            }
        }
    }
}
