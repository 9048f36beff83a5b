// @generated CommentMessage_comment.graphql sha256:b880e8770b6c4defcb10523c29fb8d81586bec8fb6a7c896a84cebd297dc0161
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum CommentMessage_comment: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment CommentMessage_comment on type Comment
            text fragment CommentMessage_comment on Comment{message{text}}
            normalization
             message: type Text
              text: String
            reader
             message
              text
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let message: Message?

        init(_ reader: inout Relay.Reader) {
            self.message = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.message, b.message)
            return e.isEqual
        }

        nonisolated struct Message: Relay.Selection {
            let text: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.text = reader.optionalString(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalString(a.text, b.text)
                return e.isEqual
            }
        }
    }
}
