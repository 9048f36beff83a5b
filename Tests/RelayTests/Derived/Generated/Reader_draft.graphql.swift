// @generated Reader_draft.graphql sha256:31adaaea5e95adb792fd49a417cb44903ffa689bc52c786ba5e660ce073b70f5
// Made by relay-generator from GraphQL/Drafts.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Reader_draft: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Reader_draft on type Draft
            normalization
             readerID: ID @client
             nextID: ID @client
            reader
             readerID @client
             nextID @client
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        /// Who reads it next.
        let readerID: Relay.ID?
        let nextID: Relay.ID?

        init(_ reader: inout Relay.Reader) {
            self.readerID = reader.optionalID(0)
            self.nextID = reader.optionalID(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalID(a.readerID, b.readerID)
            e.optionalID(a.nextID, b.nextID)
            return e.isEqual
        }
    }
}
