// @generated Logged_person.graphql sha256:88ab16b0d9550a7d65734758524af148d17626d4b1f9e9c6b6141b6ff380b673
// Made by relay-generator from GraphQL/Resolvers.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum Logged_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Logged_person on type Person
            text fragment Logged_person on Person{last first}
            normalization
             last: String!
             first: String
            reader
             last
             first @required(action: LOG)
            """#)
    }

    typealias Output = Data?

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let last: Swift.String
        let first: Swift.String

        init(_ reader: inout Relay.Reader) {
            self.last = reader.string(0)
            self.first = reader.string(1)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.string(a.last, b.last)
            e.string(a.first, b.first)
            return e.isEqual
        }
    }
}
