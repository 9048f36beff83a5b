// @generated BookRow_book.graphql sha256:32c851af535eaefb087ff18e675293e1c04aee507fe736cce82e88e59bdddba5
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum BookRow_book: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment BookRow_book on type Book
            text fragment BookRow_book on Book{title}
            normalization
             title: String!
            reader
             title
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let title: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.title = reader.string(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.title, b.title)
            return e.isEqual
        }
    }
}
