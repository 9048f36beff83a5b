// @generated NotesQuery.graphql sha256:d6398e8632479847177f7d9bf319ece0ceccdc46fef566d6237bc39221319052
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct NotesQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query NotesQuery
            text query NotesQuery{__typename}
            normalization
             notes: [type StoryNote] @client
              id: ID! @client
              text: String @client
            reader
             notes @client
              id @client
              text @client
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let notes: [Note?]?

        init(_ reader: inout Relay.Reader) {
            self.notes = reader.optionalObjectsOrNil(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObjectsOrNil(a.notes, b.notes)
            return e.isEqual
        }

        /// What the user thinks of a story.
        nonisolated struct Note: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let text: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.text = reader.optionalString(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.optionalString(a.text, b.text)
                return e.isEqual
            }
        }
    }
}
