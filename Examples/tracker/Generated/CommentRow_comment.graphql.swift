// @generated CommentRow_comment.graphql sha256:487e699a676e992855815530ceb356e0a33c7a29ccdfd158629166fcc7141895
// Made by relay-generator from Views/CommentRow.swift. Do not edit.
@_spi(Generated) import Relay

nonisolated enum CommentRow_comment: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment CommentRow_comment on type Comment
            text fragment CommentRow_comment on Comment{text author{id name}}
            normalization
             text: String!
             author: type User!
              id: ID!
              name: String!
            reader
             text
             author
              name
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let text: Swift.String
        let author: Author

        init(_ reader: inout Relay.Reader) {
            self.text = reader.string(0)
            self.author = reader.object(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.text, b.text)
            e.object(a.author, b.author)
            return e.isEqual
        }

        nonisolated struct Author: Relay.Selection {
            let name: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.name = reader.string(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.name, b.name)
                return e.isEqual
            }
        }
    }
}
