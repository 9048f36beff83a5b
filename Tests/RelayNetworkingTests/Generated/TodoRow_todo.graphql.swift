// @generated TodoRow_todo.graphql sha256:bd35e29643171b678a376212fd3377c192e30c914e6fbcb97e2d18e26f11f228
// Made by relay-generator from GraphQL/Scenes.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum TodoRow_todo: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment TodoRow_todo on type Todo
            text fragment TodoRow_todo on Todo{text done}
            normalization
             text: String!
             done: Boolean!
            reader
             text
             done
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let text: Swift.String
        let done: Swift.Bool

        init(_ reader: inout Relay.Reader) {
            self.text = reader.string(0)
            self.done = reader.bool(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.text, b.text)
            e.bool(a.done, b.done)
            return e.isEqual
        }
    }
}
