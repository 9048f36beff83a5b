// @generated Annotated_story_note.graphql sha256:79ba26b96e91ce5dbfa1c44f4fcc0f3014d861e3ce81fad224716bbf86a8772b
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

/// Reads the objects of `note` in `Annotated_story`.
nonisolated struct Annotated_story_note: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query Annotated_story_note on type StoryNote
            text query Annotated_story_note{__typename}
            normalization
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
