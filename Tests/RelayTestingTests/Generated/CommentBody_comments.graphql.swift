// @generated CommentBody_comments.graphql sha256:75c1ff04c9eb633697047d6c6655834af05503e2db9424920e71ef04d298fe7a
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum CommentBody_comments: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment CommentBody_comments on type Comment
            text fragment CommentBody_comments on Comment{id body{text}}
            normalization
             id: ID!
             body: type Text
              text: String
            reader
             id
             body
              text
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let body: Body?

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.body = reader.optionalObject(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.optionalObject(a.body, b.body)
            return e.isEqual
        }

        nonisolated struct Body: Relay.Selection {
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
